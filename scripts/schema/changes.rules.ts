import {
  BreakingChangeType,
  findBreakingChanges,
  findDangerousChanges,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
  type GraphQLSchema,
} from 'graphql';

/** One difference between two schemas. */
export interface SchemaChange {
  /** Breaking: an operation that was valid may not be any more. Careful: one may be answered what it was not before. */
  kind: 'breaking' | 'careful' | 'added' | 'deprecated';
  /** A line that says what it is. */
  text: string;
  /** Of a breaking one: whether the schema before said that it would come. True for all others. */
  isAnnounced: boolean;
}

interface Member {
  description?: string | null | undefined;
  deprecationReason?: string | null | undefined;
}

/** What has changed from one schema to another, what matters most first. */
export function schemaChanges(before: GraphQLSchema, after: GraphQLSchema): SchemaChange[] {
  const breaking = findBreakingChanges(before, after)
    // That the last user of a scalar of GraphQL's own has gone is told of the user.
    .filter(({ description }) => !description.startsWith('Standard scalar '))
    .map(({ type, description }): SchemaChange => ({
      kind: 'breaking',
      text: description,
      isAnnounced: isAnnounced(before, after, type, description),
    }));
  const careful = findDangerousChanges(before, after).map(({ description }): SchemaChange => ({
    kind: 'careful',
    text: description,
    isAnnounced: true,
  }));
  const [old, fresh] = [membersOf(before), membersOf(after)];
  const told = new Set(careful.map(({ text }) => text));
  const added = [...fresh.keys()]
    .filter((path) => !old.has(path) && !isToldByType(path, old, fresh))
    .map((path): SchemaChange => ({ kind: 'added', text: `${path} was added.`, isAnnounced: true }));
  const deprecated = [...fresh].flatMap(([path, { deprecationReason }]): SchemaChange[] =>
    deprecationReason != null && old.has(path) && old.get(path)?.deprecationReason == null
      ? [{ kind: 'deprecated', text: `${path} is deprecated: ${deprecationReason}`, isAnnounced: true }]
      : [],
  );
  return [...breaking, ...careful, ...deprecated, ...added.filter(({ text }) => !told.has(text))];
}

/** What a new type has is not told apart from the type. */
function isToldByType(path: string, old: ReadonlyMap<string, Member>, fresh: ReadonlyMap<string, Member>): boolean {
  const parents = path
    .split('.')
    .map((_, index, parts) => parts.slice(0, index).join('.'))
    .filter(Boolean);
  return parents.some((parent) => fresh.has(parent) && !old.has(parent));
}

/** Every type, field, argument and enum value by its path: `Product.reviews.first`. */
export function membersOf(schema: GraphQLSchema): Map<string, Member> {
  const members = new Map<string, Member>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    members.set(type.name, { description: type.description });
    if (isEnumType(type)) for (const value of type.getValues()) members.set(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) members.set(`${type.name}.${field.name}`, field);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      members.set(`${type.name}.${field.name}`, field);
      for (const argument of field.args) members.set(`${type.name}.${field.name}.${argument.name}`, argument);
    }
  }
  return members;
}

/** How graphql-js words a change of something that can be deprecated; the groups are its path. */
const WORDINGS: readonly (readonly [RegExp, (groups: string[]) => string])[] = [
  [/^(\w+)\.(\w+) arg (\w+) /, ([type, field, argument]) => `${type}.${field}.${argument}`],
  [/^(\w+)\.(\w+) /, ([type, field]) => `${type}.${field}`],
  [/^(\w+) was removed from enum type (\w+)\.$/, ([value, type]) => `${type}.${value}`],
];

/** Whether the schema before had marked as deprecated what has gone, or what it can no longer be used without. */
function isAnnounced(
  before: GraphQLSchema,
  after: GraphQLSchema,
  type: BreakingChangeType,
  description: string,
): boolean {
  const members = membersOf(before);
  const isDeprecated = (path: string): boolean => {
    const parts = path.split('.');
    return parts.some((_, index) => members.get(parts.slice(0, index + 1).join('.'))?.deprecationReason != null);
  };
  if (type === BreakingChangeType.TYPE_REMOVED) {
    const [name = ''] = description.split(' ');
    const ways = waysTo(before, name);
    return ways.every((path) => isDeprecated(path)) && ways.length > 0;
  }
  // What a union no longer has could only be come by through fields that answer with the union.
  if (type === BreakingChangeType.TYPE_REMOVED_FROM_UNION) {
    const union = /union type (\w+)\.$/.exec(description)?.[1] ?? '';
    const ways = waysTo(before, union);
    return !after.getType(union) && ways.length > 0 && ways.every((path) => isDeprecated(path));
  }
  // New demands were made of callers who could not know: of what was deprecated already, they may be.
  const required = /^A required (?:arg \w+ on (\w+\.\w+)|field \w+ on input type (\w+)) was added\.$/.exec(description);
  if (required) return isDeprecated(required[1] ?? required[2] ?? '');
  for (const [wording, pathOf] of WORDINGS) {
    const groups = wording.exec(description);
    if (groups) return isDeprecated(pathOf(groups.slice(1)));
  }
  return false;
}

/** The fields and arguments of this type, and the unions that it is in. */
function waysTo(schema: GraphQLSchema, name: string): string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isIntrospectionType(type)) return [];
    if (isUnionType(type))
      return type.getTypes().some((member) => member.name === name) ? waysTo(schema, type.name) : [];
    if (isInputObjectType(type))
      return Object.values(type.getFields()).flatMap((field) =>
        getNamedType(field.type).name === name ? [`${type.name}.${field.name}`] : [],
      );
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => [
      ...(getNamedType(field.type).name === name ? [`${type.name}.${field.name}`] : []),
      ...field.args.flatMap((argument) =>
        getNamedType(argument.type).name === name ? [`${type.name}.${field.name}.${argument.name}`] : [],
      ),
    ]);
  });
}
