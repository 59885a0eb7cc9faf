import {
  getNamedType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';

/** A way from one main type to another: the fields to select, such as `products.edges.node`. */
export interface Connection {
  from: string;
  to: string;
  /** Names of fields, joined by dots. */
  path: string;
  isList: boolean;
}

/** Longer paths say little: `edges.node` of a connection behind one more field is three. */
const FIELDS_MAXIMUM = 4;

/** As many ways of one length between the same two types; further ones are left out. */
const WAYS_MAXIMUM = 4;

interface Step {
  type: GraphQLNamedType;
  path: readonly string[];
  isList: boolean;
}

/** Finds the shortest ways from each of the types, and the query type, to each other one. Passes only through other types, never errors. */
export function connectionsOf(schema: GraphQLSchema, main: readonly string[]): Connection[] {
  const isMain = new Set(main);
  const roots = [schema.getQueryType()?.name ?? '', ...main];
  return roots.flatMap((from) => {
    const start = schema.getType(from);
    return start ? waysFrom(schema, start, isMain) : [];
  });
}

function waysFrom(schema: GraphQLSchema, start: GraphQLNamedType, isMain: ReadonlySet<string>): Connection[] {
  const found = new Map<string, Connection[]>();
  const passed = new Set([start.name]);
  let steps: Step[] = [{ type: start, path: [], isList: false }];
  for (let length = 1; length <= FIELDS_MAXIMUM && steps.length > 0; length += 1) {
    const next: Step[] = [];
    for (const step of steps.flatMap((each) => fieldsOf(schema, each))) {
      const { name } = step.type;
      if (isMain.has(name)) {
        const ways = found.get(name) ?? [];
        const isLonger = ways[0] !== undefined && ways[0].path.split('.').length < length;
        if (!isLonger && ways.length < WAYS_MAXIMUM)
          found.set(name, [...ways, { from: start.name, to: name, path: step.path.join('.'), isList: step.isList }]);
      } else if (!passed.has(name)) next.push(step);
    }
    for (const { type } of next) passed.add(type.name);
    steps = next;
  }
  return [...found.values()].flat();
}

/** The types one field further. A union leads to its members, which add no field to the path. */
function fieldsOf(schema: GraphQLSchema, { type, path, isList }: Step): Step[] {
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    const reached = isUnionType(named) ? schema.getPossibleTypes(named) : [named];
    return reached
      .filter((each) => (isObjectType(each) || isInterfaceType(each)) && each.name !== 'Node' && !isError(each))
      .map((each) => ({ type: each, path: [...path, field.name], isList: isList || hasList(field.type) }));
  });
}

const isError = (type: GraphQLNamedType) =>
  isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'UserError');

function hasList(type: GraphQLType): boolean {
  if (isNonNullType(type)) return hasList(type.ofType);
  return isListType(type);
}
