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
  /** `breaking`: a valid operation may become invalid. `careful`: an operation may get an answer that was impossible before. */
  kind: 'breaking' | 'careful' | 'added' | 'deprecated';
  /** A description of the change. */
  text: string;
  /** Whether a breaking change was announced, by a deprecation in the earlier schema or by the migration page; true for all others. */
  isAnnounced: boolean;
  /** Whether only the migration page announces it, so that it takes a major release. */
  isMajor: boolean;
}

interface Member {
  description?: string | null | undefined;
  deprecationReason?: string | null | undefined;
}

/**
 * The changes from one schema to another, the most important first. `migrated` has the paths that the migration page of the next
 * major release names, such as `Mutation.customerLogIn`.
 */
export function schemaChanges(
  before: GraphQLSchema,
  after: GraphQLSchema,
  migrated: ReadonlySet<string> = new Set(),
): SchemaChange[] {
  const breaking = findBreakingChanges(before, after)
    // An unused built-in scalar disappears from the schema: its last user is reported instead.
    .filter(({ description }) => !description.startsWith('Standard scalar '))
    .map(({ type, description }): SchemaChange => {
      const isDeprecated = isAnnounced(before, after, type, description, new Set());
      return {
        kind: 'breaking',
        text: description,
        isAnnounced: isDeprecated || isAnnounced(before, after, type, description, migrated),
        isMajor: !isDeprecated,
      };
    });
  const texts = new Set(breaking.map(({ text }) => text));
  // A change of an interface's field is reported there, not at every type that implements it.
  const reported = breaking.filter(({ text }) => {
    const path = /^\w+\.\w+/.exec(text)?.[0] ?? '';
    return !interfacePaths(before, path).some((each) => texts.has(text.replace(path, each)));
  });
  const careful = findDangerousChanges(before, after).map(({ description }): SchemaChange => ({
    kind: 'careful',
    text: description,
    isAnnounced: true,
    isMajor: false,
  }));
  const [old, fresh] = [membersOf(before), membersOf(after)];
  const told = new Set(careful.map(({ text }) => text));
  const added = [...fresh.keys()]
    .filter((path) => !old.has(path) && !isToldByType(path, old, fresh))
    .map((path): SchemaChange => ({ kind: 'added', text: `${path} was added.`, isAnnounced: true, isMajor: false }));
  const deprecated = [...fresh].flatMap(([path, { deprecationReason }]): SchemaChange[] =>
    deprecationReason != null && old.has(path) && old.get(path)?.deprecationReason == null
      ? [{ kind: 'deprecated', text: `${path} is deprecated: ${deprecationReason}`, isAnnounced: true, isMajor: false }]
      : [],
  );
  return [...reported, ...careful, ...deprecated, ...added.filter(({ text }) => !told.has(text))];
}

/** The members of a new type are not reported separately. */
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

/** graphql-js's wording of changes of things that can be deprecated; the groups are the path. */
const WORDINGS: readonly (readonly [RegExp, (groups: string[]) => string])[] = [
  [/^(\w+)\.(\w+) arg (\w+) /, ([type, field, argument]) => `${type}.${field}.${argument}`],
  [/^(\w+)\.(\w+) /, ([type, field]) => `${type}.${field}`],
  [/^(\w+) was removed from enum type (\w+)\.$/, ([value, type]) => `${type}.${value}`],
];

/** Whether the removed element, or the one with a new requirement, was deprecated in the earlier schema or is on the migration page. */
function isAnnounced(
  before: GraphQLSchema,
  after: GraphQLSchema,
  type: BreakingChangeType,
  description: string,
  migrated: ReadonlySet<string>,
): boolean {
  const members = membersOf(before);
  const isDeprecated = (path: string): boolean => {
    const parts = path.split('.');
    return parts.some((_, index) => {
      const part = parts.slice(0, index + 1).join('.');
      if (members.get(part)?.deprecationReason != null) return true;
      // Naming a type does not announce changes of its fields: the page may mention the type for another reason.
      return index > 0 && [part, ...interfacePaths(before, part)].some((each) => migrated.has(each));
    });
  };
  if (type === BreakingChangeType.TYPE_REMOVED) {
    const [name = ''] = description.split(' ');
    if (migrated.has(name)) return true;
    const ways = waysTo(before, name);
    return ways.every((path) => isDeprecated(path)) && ways.length > 0;
  }
  // A removed member of a union was reachable only through fields that return the union.
  if (type === BreakingChangeType.TYPE_REMOVED_FROM_UNION) {
    const union = /union type (\w+)\.$/.exec(description)?.[1] ?? '';
    if (migrated.has(union)) return true;
    const ways = waysTo(before, union);
    return !after.getType(union) && ways.length > 0 && ways.every((path) => isDeprecated(path));
  }
  // A new required argument breaks callers, unless the field was deprecated already.
  const required = /^A required (?:arg \w+ on (\w+\.\w+)|field \w+ on input type (\w+)) was added\.$/.exec(description);
  if (required) return isDeprecated(required[1] ?? required[2] ?? '');
  for (const [wording, pathOf] of WORDINGS) {
    const groups = wording.exec(description);
    if (groups) return isDeprecated(pathOf(groups.slice(1)));
  }
  return false;
}

/** The paths of a field in the interfaces of its type: announcing those announces the field. */
function interfacePaths(schema: GraphQLSchema, path: string): string[] {
  const [typeName = '', ...rest] = path.split('.');
  const type = schema.getType(typeName);
  return isObjectType(type) ? type.getInterfaces().map(({ name }) => [name, ...rest].join('.')) : [];
}

/** The fields and arguments of this type, and the unions it belongs to. */
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
