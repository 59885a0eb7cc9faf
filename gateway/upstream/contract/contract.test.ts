import { Type } from 'typebox';
import { expect, test } from 'vitest';
import {
  entityId,
  ignoredWhenBroken,
  listOf,
  nullable,
  optionalText,
  pageOf,
  path,
  tableOf,
} from '@storefront/schema/rest/values.ts';
import { contractOf } from './contract.ts';

const Item = Type.Object({ id: entityId('Number.'), name: optionalText('Name.') });
const Record = Type.Object({
  items: listOf(Item, 'Items.'),
  images: ignoredWhenBroken(listOf(Item, 'Pictures.')),
  link: ignoredWhenBroken(path('A path.')),
  parts: Type.Optional(Type.Array(Item)),
});

const read = (schema: Parameters<typeof contractOf>[0], json: unknown) => contractOf(schema).read(json);

test('hands out a sound body as it is, whatever else is in it', () => {
  const body = { items: [{ id: 1, name: null, more: 1 }], link: null, more: {} };
  const reading = read(Record, body);
  expect(reading.ok && reading.body).toBe(body);
});

test.each([
  ['an item', { items: [{ id: 1 }, { id: 'x' }, null, 7] }, { items: [{ id: 1 }] }],
  ['an optional property', { items: [], link: '/../' }, { items: [] }],
  ['an optional list without a sound item', { items: [], images: [{}] }, { items: [] }],
  ['an item of an optional list', { items: [], images: [{}, { id: 2 }] }, { items: [], images: [{ id: 2 }] }],
])('drops %s that is broken', (_, json, body) => {
  const given = structuredClone(json);
  expect(read(Record, json)).toEqual({ ok: true, body });
  expect(json).toEqual(given);
});

test.each([
  ['a list without a sound item', { items: [{}, {}] }, '/items/0: must have required properties id'],
  ['a broken property', { items: [{ id: 1 }], parts: [{ id: 'x' }] }, '/parts/0/id: must be integer'],
  ['a missing property', {}, '/: must have required properties items'],
  ['another body', 'text', '/: must be object'],
])('says where %s is', (_, json, fault) => {
  expect(read(Record, json)).toEqual({ ok: false, fault });
});

test('leaves a gap in a page for each broken item', () => {
  const results = [null, { id: 1 }, {}, {}, { id: 2 }, 'x'];
  expect(read(Type.Object(pageOf(Item)), { results })).toEqual({
    ok: true,
    body: { results: [null, { id: 1 }, null, null, { id: 2 }, null] },
  });
});

test('refuses a page whose items are all broken, and takes an empty one', () => {
  const Page = Type.Object(pageOf(Item));
  expect(read(Page, { results: [null, null] }).ok).toBe(false);
  expect(read(Page, { results: [] }).ok).toBe(true);
});

const Node = Type.Object({
  id: entityId('Number.'),
  nodes: Type.Optional(nullable(listOf(Type.Ref('Node'), 'Below.'))),
});
const Tree = listOf(Type.Cyclic({ Node }, 'Node'), 'On top.');

test('a tree loses its broken nodes at every level', () => {
  const json = [
    { id: 1, nodes: [{ id: 2, nodes: null }, { id: 'x' }] },
    { id: 3, nodes: [{ id: 4, nodes: [{}, { id: 5 }] }] },
    {},
  ];
  expect(read(Tree, json)).toEqual({
    ok: true,
    body: [
      { id: 1, nodes: [{ id: 2, nodes: null }] },
      { id: 3, nodes: [{ id: 4, nodes: [{ id: 5 }] }] },
    ],
  });
});

test.each(['__proto__', 'constructor', 'a\nb', ''])('a table has its value checked under the key %j', (key) => {
  const Table = tableOf(Type.String(), 'Texts.');
  expect(read(Table, JSON.parse(`{${JSON.stringify(key)}: "text"}`)).ok).toBe(true);
  expect(read(Table, JSON.parse(`{${JSON.stringify(key)}: 7}`)).ok).toBe(false);
});
