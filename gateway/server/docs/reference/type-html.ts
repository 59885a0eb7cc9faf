import {
  astFromValue,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
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
import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';
import type { Describe } from './description.ts';

/** A type with an anchor, links to the types it uses, and its members. */
export function typeHtml(type: GraphQLNamedType, schema: GraphQLSchema, describe: Describe): string {
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

/** A field with an anchor, its arguments, and a link to its type. */
export function fieldHtml(typeName: string, field: GraphQLField<unknown, unknown>, describe: Describe): string {
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
  return `<code>${name}</code>: ${typeLink(type)}${node ? ` = <code>${escapeHtml(print(node))}</code>` : ''}`;
}

/** A type reference whose name is a link, unless it is a built-in scalar. */
function typeLink(type: GraphQLType): string {
  const named = getNamedType(type);
  const [before = '', after = ''] = String(type).split(named.name);
  return `<code>${before}${isSpecifiedScalarType(named) ? named.name : `<a href="#${named.name}">${named.name}</a>`}${after}</code>`;
}

const links = (types: readonly GraphQLNamedType[]) =>
  types.map(({ name }) => `<a href="#${name}"><code>${name}</code></a>`).join(', ');

export const list = (items: readonly string[]) => `<dl>${items.join('')}</dl>`;
