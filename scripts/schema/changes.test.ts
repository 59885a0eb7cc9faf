import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { breakingChanges, isAnnounced, visibleChanges } from './changes.ts';

const GONE = '@deprecated(reason: "Use b.")';

test.each<[name: string, before: string, after: string, paths: string[]]>([
  ['nothing when the field was deprecated', `type Query { a: Int ${GONE} b: Int }`, 'type Query { b: Int }', []],
  ['another type', `type Query { a: Int ${GONE} }`, 'type Query { a: String }', ['Query.a']],
  [
    'nothing when the enum value was deprecated',
    `enum E { A ${GONE} B } type Query { e: E }`,
    'enum E { B } type Query { e: E }',
    [],
  ],
  [
    'a field by which a removed type was reached',
    `type T { a: Int } type Query { t: T ${GONE} u: T b: Int }`,
    'type Query { b: Int }',
    ['Query.u'],
  ],
  [
    'a member of a union removed',
    'type A { a: Int } type B { a: Int } union U = A | B type Query { u: U b: B }',
    'type A { a: Int } type B { a: Int } union U = A type Query { u: U b: B }',
    ['U'],
  ],
  [
    'a field removed from a type that gains an interface',
    'interface I { a: Int } type T { a: Int b: Int } type Query { t: T i: I }',
    'interface I { a: Int } type T implements I { a: Int } type Query { t: T i: I }',
    ['T.b'],
  ],
])('finds %s', async (_, before, after, paths) => {
  const changes = await breakingChanges(buildSchema(before), buildSchema(after));
  expect(changes.map(({ path }) => path)).toEqual(paths);
});

const SCHEMA = 'interface I { a: Int } type T implements I { a: Int } type Query { t(x: Int): T u: T }';

test.each<[what: string, after: string, named: string[], left: string[]]>([
  ['a field', SCHEMA.replace('u: T', 'u: I'), ['Query.u'], []],
  ['nothing by the name of a type', SCHEMA.replace('u: T', 'u: I'), ['Query', 'T'], ['Query.u']],
  ['an argument by its field', SCHEMA.replace('(x: Int)', ''), ['Query.t'], []],
  ['a field by that of its interface', SCHEMA.replaceAll('a: Int', 'a: String'), ['I.a'], []],
])('a migration page announces %s', async (_, after, named, left) => {
  const before = buildSchema(SCHEMA);
  const changes = await breakingChanges(before, buildSchema(after));
  const unannounced = changes.filter((change) => !isAnnounced(change, before, new Set(named)));
  expect(unannounced.map(({ path }) => path)).toEqual(left);
});

test('callers see a new type or field once, and each new member of a union', async () => {
  const before =
    'type A { a: Int } type B { b: Int } type C { a: Int } union U = A type Query { u: U b: B c: C f: Float }';
  const after =
    '"Text." type A { "Text." a: Int } type B { b: Int } type C { a: Int } union U = A | B | C type Query { u: U b: B c: C t(x: Int): T } "Text." type T implements I { x: Int } interface I { x: Int }';
  const changes = await visibleChanges(buildSchema(before), buildSchema(after));
  expect(changes.map(({ message }) => message)).toEqual([
    "Type 'T' was added",
    "Type 'I' was added",
    "Member 'B' was added to Union type 'U'",
    "Member 'C' was added to Union type 'U'",
    "Field 'f' was removed from object type 'Query'",
    "Field 't' was added to object type 'Query'",
  ]);
});
