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
import type { Describe } from './description.ts';

/** The description of a type's member. */
interface Described {
  description?: string | null | undefined;
  deprecationReason?: string | null | undefined;
}

/** A type with an anchor, links to the types it uses, and its members. */
export function typeMarkdown(type: GraphQLNamedType, schema: GraphQLSchema, describe: Describe): string {
  const facts: string[] = [];
  if (isObjectType(type) && type.getInterfaces().length > 0) facts.push(`Implements ${links(type.getInterfaces())}.`);
  if (isInterfaceType(type)) facts.push(`Implemented by ${links(schema.getPossibleTypes(type))}.`);
  if (isUnionType(type)) facts.push(`One of ${links(type.getTypes())}.`);
  return [`### ${type.name} {#${type.name}}`, describe(type.description), ...facts, ...members(type, describe)].join(
    '\n\n',
  );
}

function members(type: GraphQLNamedType, describe: Describe): string[] {
  if (isEnumType(type)) return type.getValues().map((value) => member(type.name, value, '', describe));
  if (isObjectType(type) || isInterfaceType(type))
    return Object.values(type.getFields()).map((field) => fieldMarkdown(type.name, field, describe));
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => member(type.name, field, valueType(field), describe));
  return [];
}

/** A field with an anchor, its type, and its arguments. */
export function fieldMarkdown(
  typeName: string,
  field: GraphQLField<unknown, unknown>,
  describe: Describe,
  level = '####',
): string {
  const taken = field.args.map(
    (argument) =>
      `- <span id="${typeName}.${field.name}.${argument.name}">\`${argument.name}\`</span>: ${valueType(argument)} – ${told(argument, describe)}`,
  );
  const heading = member(typeName, field, typeLink(field.type), describe, level);
  return taken.length === 0 ? heading : `${heading}\n\n${taken.join('\n')}`;
}

/** A heading, so that the search finds it by itself. */
function member(
  typeName: string,
  given: Described & { name: string },
  type: string,
  describe: Describe,
  level = '####',
): string {
  const path = `${typeName}.${given.name}`;
  return `${level} ${path} {#${path}}\n\n${type === '' ? '' : `${type} – `}${told(given, describe)}`;
}

function told({ description, deprecationReason }: Described, describe: Describe): string {
  const deprecated = deprecationReason == null ? '' : ` **Deprecated.** ${describe(deprecationReason)}`;
  return `${describe(description)}${deprecated}`;
}

function valueType({ type, defaultValue }: GraphQLArgument | GraphQLInputField): string {
  const node = defaultValue === undefined ? null : astFromValue(defaultValue, type);
  return `${typeLink(type)}${node ? ` = \`${print(node)}\`` : ''}`;
}

/** A type reference, which is a link unless it is a built-in scalar. */
function typeLink(type: GraphQLType): string {
  const named = getNamedType(type);
  return isSpecifiedScalarType(named) ? `\`${String(type)}\`` : `[\`${String(type)}\`](#${named.name})`;
}

const links = (types: readonly GraphQLNamedType[]) => types.map(({ name }) => `[\`${name}\`](#${name})`).join(', ');
