import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { schemaChanges } from './changes.rules.ts';

const kinds = (before: string, after: string) =>
  schemaChanges(buildSchema(before), buildSchema(after)).map(({ kind, text, isAnnounced }) => [
    isAnnounced ? kind : 'refused',
    text,
  ]);

const GONE = '@deprecated(reason: "Use b.")';

test.each<[name: string, before: string, after: string, changes: [kind: string, text: string][]]>([
  ['nothing', 'type Query { a: Int }', 'type Query { a: Int }', []],
  ['a field removed', 'type Query { a: Int b: Int }', 'type Query { b: Int }', [['refused', 'Query.a was removed.']]],
  [
    'a deprecated field removed',
    `type Query { a: Int ${GONE} b: Int }`,
    'type Query { b: Int }',
    [['breaking', 'Query.a was removed.']],
  ],
  [
    'a field deprecated',
    'type Query { a: Int b: Int }',
    `type Query { a: Int ${GONE} b: Int }`,
    [['deprecated', 'Query.a is deprecated: Use b.']],
  ],
  [
    'a field deprecated and removed at once',
    'type Query { a: Int b: Int }',
    'type Query { b: Int }',
    [['refused', 'Query.a was removed.']],
  ],
  ['a field added', 'type Query { a: Int }', 'type Query { a: Int b: Int }', [['added', 'Query.b was added.']]],
  [
    'non-null to nullable',
    'type Query { a: Int! }',
    'type Query { a: Int }',
    [['refused', 'Query.a changed type from Int! to Int.']],
  ],
  ['nullable to non-null', 'type Query { a: Int }', 'type Query { a: Int! }', []],
  [
    'another type',
    'type Query { a: Int }',
    'type Query { a: String }',
    [['refused', 'Query.a changed type from Int to String.']],
  ],
  [
    'another type of a deprecated field',
    `type Query { a: Int ${GONE} }`,
    'type Query { a: String }',
    [['breaking', 'Query.a changed type from Int to String.']],
  ],
  [
    'an argument that becomes required',
    'type Query { a(b: Int): Int }',
    'type Query { a(b: Int!): Int }',
    [['refused', 'Query.a arg b has changed type from Int to Int!.']],
  ],
  [
    'a required argument',
    'type Query { a: Int }',
    'type Query { a(b: Int!): Int }',
    [
      ['refused', 'A required arg b on Query.a was added.'],
      ['added', 'Query.a.b was added.'],
    ],
  ],
  [
    'a required argument of a deprecated field',
    `type Query { a: Int ${GONE} }`,
    `type Query { a(b: Int!): Int ${GONE} }`,
    [
      ['breaking', 'A required arg b on Query.a was added.'],
      ['added', 'Query.a.b was added.'],
    ],
  ],
  [
    'an optional argument',
    'type Query { a: Int }',
    'type Query { a(b: Int): Int }',
    [
      ['careful', 'An optional arg b on Query.a was added.'],
      ['added', 'Query.a.b was added.'],
    ],
  ],
  [
    'an argument removed',
    'type Query { a(b: Int): Int }',
    'type Query { a: Int }',
    [['refused', 'Query.a arg b was removed.']],
  ],
  [
    'a deprecated argument removed',
    `type Query { a(b: Int ${GONE}): Int }`,
    'type Query { a: Int }',
    [['breaking', 'Query.a arg b was removed.']],
  ],
  [
    'a default changed',
    'type Query { a(b: Int = 1): Int }',
    'type Query { a(b: Int = 2): Int }',
    [['careful', 'Query.a arg b has changed defaultValue from 1 to 2.']],
  ],
  [
    'an enum value removed',
    'enum E { A B } type Query { e: E }',
    'enum E { B } type Query { e: E }',
    [['refused', 'A was removed from enum type E.']],
  ],
  [
    'a deprecated enum value removed',
    `enum E { A ${GONE} B } type Query { e: E }`,
    'enum E { B } type Query { e: E }',
    [['breaking', 'A was removed from enum type E.']],
  ],
  [
    'an enum value added',
    'enum E { A } type Query { e: E }',
    'enum E { A B } type Query { e: E }',
    [
      ['careful', 'B was added to enum type E.'],
      ['added', 'E.B was added.'],
    ],
  ],
  [
    'an input field that is required',
    'input I { a: Int } type Query { q(i: I): Int }',
    'input I { a: Int b: Int! } type Query { q(i: I): Int }',
    [
      ['refused', 'A required field b on input type I was added.'],
      ['added', 'I.b was added.'],
    ],
  ],
  [
    'an input field removed',
    'input I { a: Int b: Int } type Query { q(i: I): Int }',
    'input I { a: Int } type Query { q(i: I): Int }',
    [['refused', 'I.b was removed.']],
  ],
  [
    'a deprecated input field removed',
    `input I { a: Int b: Int ${GONE} } type Query { q(i: I): Int }`,
    'input I { a: Int } type Query { q(i: I): Int }',
    [['breaking', 'I.b was removed.']],
  ],
  [
    'a type removed with its deprecated fields',
    `type T { a: Int } type Query { t: T ${GONE} b: Int }`,
    'type Query { b: Int }',
    [
      ['breaking', 'T was removed.'],
      ['breaking', 'Query.t was removed.'],
    ],
  ],
  [
    'a type removed of which a way was not deprecated',
    `type T { a: Int } type Query { t: T ${GONE} u: T b: Int }`,
    'type Query { b: Int }',
    [
      ['refused', 'T was removed.'],
      ['breaking', 'Query.t was removed.'],
      ['refused', 'Query.u was removed.'],
    ],
  ],
  [
    'a member of a union removed',
    'type A { a: Int } type B { a: Int } union U = A | B type Query { u: U a: A b: B }',
    'type A { a: Int } type B { a: Int } union U = A type Query { u: U a: A b: B }',
    [['refused', 'B was removed from union type U.']],
  ],
  [
    'an interface dropped',
    'interface I { a: Int } type T implements I { a: Int } type Query { t: T i: I }',
    'interface I { a: Int } type T { a: Int } type Query { t: T i: I }',
    [['refused', 'T no longer implements interface I.']],
  ],
  [
    'a field of an interface is told once',
    'interface I { a: Int } type T implements I { a: Int } type Query { t: T i: I }',
    'interface I { a: String } type T implements I { a: String } type Query { t: T i: I }',
    [['refused', 'I.a changed type from Int to String.']],
  ],
  [
    'a type added is told once',
    'type Query { a: Int }',
    'type Query { a: Int t: T } type T { x: Int y(z: Int): Int }',
    [
      ['added', 'Query.t was added.'],
      ['added', 'T was added.'],
    ],
  ],
])('%s', (_, before, after, changes) => {
  expect(kinds(before, after)).toEqual(changes);
});

describe('the migration page of a major release', () => {
  const SCHEMA =
    'interface I { a: Int } type T implements I { a: Int } union U = T | Query type Query { t(x: Int): T u: U }';
  const refused = (after: string, ...named: string[]) =>
    schemaChanges(buildSchema(SCHEMA), buildSchema(after), new Set(named))
      .filter(({ isAnnounced }) => !isAnnounced)
      .map(({ text }) => text);

  test.each<[name: string, after: string, named: string[], refused: string[]]>([
    ['a field', SCHEMA.replace('u: U', 'u: T'), ['Query.u', 'U'], []],
    [
      'a field of which it names the type alone',
      SCHEMA.replace('u: U', 'u: I'),
      ['Query', 'U'],
      ['Query.u changed type from U to I.'],
    ],
    ['an argument by its field', SCHEMA.replace('(x: Int)', ''), ['Query.t'], []],
    ['a field by that of its interface', SCHEMA.replaceAll('a: Int', 'a: String'), ['I.a'], []],
    ['a member of a union', SCHEMA.replace('T | Query', 'T'), ['U'], []],
    ['nothing', SCHEMA.replace('T | Query', 'T'), [], ['Query was removed from union type U.']],
  ])('announces %s', (_, after, named, expected) => expect(refused(after, ...named)).toEqual(expected));

  test('allows removing deprecated elements in a minor release', () => {
    const before = buildSchema(`type Query { a: Int ${GONE} b: Int c: Int }`);
    expect(
      schemaChanges(before, buildSchema('type Query { b: Int }'), new Set(['Query.a', 'Query.c'])).map(
        ({ text, isMajor }) => [text, isMajor],
      ),
    ).toEqual([
      ['Query.a was removed.', false],
      ['Query.c was removed.', true],
    ]);
  });
});
