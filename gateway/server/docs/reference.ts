import {
  astFromValue,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  print,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import { createDescribe, type Describe } from './description.ts';
import { escaped } from './html.ts';

/** Part of the reference: a heading and the types below it. */
export interface ReferencePart {
  id: string;
  title: string;
  names: readonly string[];
  html: string;
}

/** The schema reference: every type with an anchor, links to the types it uses, and links from the types that use it. */
export function referenceParts(schema: GraphQLSchema): ReferencePart[] {
  const describe = createDescribe(schema);
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const userError = schema.getType('UserError');
  const roots = new Set<GraphQLNamedType | null | undefined>([schema.getQueryType(), schema.getMutationType()]);
  const isRefusal = (type: GraphQLNamedType) =>
    isObjectType(type) && type.getInterfaces().some((each) => each === userError);
  const parts: [id: string, title: string, has: (type: GraphQLNamedType) => boolean][] = [
    ['queries', 'Queries', (type) => type === schema.getQueryType()],
    ['mutations', 'Mutations', (type) => type === schema.getMutationType()],
    ['objects', 'Objects', (type) => isObjectType(type) && !isRefusal(type) && !roots.has(type)],
    ['refusals', 'Refusals', isRefusal],
    ['inputs', 'Inputs', isInputObjectType],
    ['enums', 'Enums', isEnumType],
    ['unions-and-interfaces', 'Unions and interfaces', (type) => isUnionType(type) || isInterfaceType(type)],
    ['scalars', 'Scalars', isScalarType],
  ];
  return parts.map(([id, title, has]) => {
    const members = types.filter(has);
    return {
      id,
      title,
      names: members.map(({ name }) => name),
      html: `<h2 id="${id}">${title}</h2>${members.map((type) => typeHtml(type, schema, describe)).join('')}`,
    };
  });
}

function typeHtml(type: GraphQLNamedType, schema: GraphQLSchema, describe: Describe): string {
  const facts: string[] = [];
  if (isObjectType(type) && type.getInterfaces().length > 0) facts.push(`Implements ${links(type.getInterfaces())}.`);
  if (isInterfaceType(type)) facts.push(`Implemented by ${links(schema.getPossibleTypes(type))}.`);
  if (isUnionType(type)) facts.push(`One of ${links(type.getTypes())}.`);
  return `<section class="type" id="${type.name}"><h3><a href="#${type.name}">${type.name}</a></h3><p>${describe(type.description)}</p>${facts.map((fact) => `<p class="fact">${fact}</p>`).join('')}${membersHtml(type, describe)}</section>`;
}

function membersHtml(type: GraphQLNamedType, describe: Describe): string {
  if (isEnumType(type))
    return list(
      type
        .getValues()
        .map((value) => memberHtml(`${type.name}.${value.name}`, `<code>${value.name}</code>`, value, describe)),
    );
  if (isObjectType(type) || isInterfaceType(type))
    return list(Object.values(type.getFields()).map((field) => fieldHtml(type.name, field, describe)));
  if (isInputObjectType(type))
    return list(
      Object.values(type.getFields()).map((field) =>
        memberHtml(`${type.name}.${field.name}`, valueSignature(field), field, describe),
      ),
    );
  return '';
}

function fieldHtml(typeName: string, field: GraphQLField<unknown, unknown>, describe: Describe): string {
  const path = `${typeName}.${field.name}`;
  const signature = `<code>${field.name}</code>: ${typeLink(field.type)}`;
  const taken =
    field.args.length > 0
      ? `<p class="takes">Takes</p>${list(field.args.map((argument) => memberHtml(`${path}.${argument.name}`, valueSignature(argument), argument, describe)))}`
      : '';
  return memberHtml(path, signature, field, describe, taken);
}

function memberHtml(
  id: string,
  signature: string,
  {
    description,
    deprecationReason,
  }: { description?: string | null | undefined; deprecationReason?: string | null | undefined },
  describe: Describe,
  more = '',
): string {
  const deprecated =
    deprecationReason == null
      ? ''
      : `<p class="deprecated"><strong>Deprecated.</strong> ${describe(deprecationReason)}</p>`;
  return `<dt id="${id}">${signature}</dt><dd><p>${describe(description)}</p>${deprecated}${more}</dd>`;
}

function valueSignature({ name, type, defaultValue }: GraphQLArgument | GraphQLInputField): string {
  const node = defaultValue === undefined ? null : astFromValue(defaultValue, type);
  return `<code>${name}</code>: ${typeLink(type)}${node ? ` = <code>${escaped(print(node))}</code>` : ''}`;
}

/** A type reference whose name is a link, unless it is a built-in scalar. */
function typeLink(type: GraphQLType): string {
  const named = getNamedType(type);
  const [before = '', after = ''] = String(type).split(named.name);
  return `<code>${before}${isSpecifiedScalarType(named) ? named.name : `<a href="#${named.name}">${named.name}</a>`}${after}</code>`;
}

const links = (types: readonly GraphQLNamedType[]) =>
  types.map(({ name }) => `<a href="#${name}"><code>${name}</code></a>`).join(', ');

const list = (items: readonly string[]) => `<dl>${items.join('')}</dl>`;

/** Every deprecated field, as `Type.field`, with its reason. */
export function deprecations(schema: GraphQLSchema): { path: string; reason: string }[] {
  const found: { path: string; reason: string }[] = [];
  const look = (path: string, { deprecationReason }: { deprecationReason?: string | null | undefined }) => {
    if (deprecationReason != null) found.push({ path, reason: deprecationReason });
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type)) continue;
    if (isEnumType(type)) for (const value of type.getValues()) look(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) look(`${type.name}.${field.name}`, field);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      look(`${type.name}.${field.name}`, field);
      for (const argument of field.args) look(`${type.name}.${field.name}.${argument.name}`, argument);
    }
  }
  return found.toSorted((a, b) => a.path.localeCompare(b.path));
}
