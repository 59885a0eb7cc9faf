import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { withCost } from './operation-cost.ts';
import { measureDocument } from './document-limits.ts';
import { isForeign } from './http-request.ts';
import { withoutSuggestions } from './request-error.ts';

test.each<[string, Partial<ReturnType<typeof measureDocument>>]>([
  ['{ a { b } }', { depth: 2, rootFields: 1, aliases: 0 }],
  ['{ ...F ...F } fragment F on Query { a { x: b } y: c }', { depth: 2, rootFields: 4, aliases: 4 }],
  ['{ ...__schema } fragment __schema on Query { a { b { c { d } } } }', { depth: 4, schemaDepth: 0 }],
  ['{ __schema { types { name } } }', { depth: 1, schemaDepth: 3 }],
  ['{ a { ...F } } fragment F on A { b { ...F } }', { depth: 2 }],
  ['{ ... on Query { ... { a @skip(if: true) } } }', { depth: 1, rootFields: 1, directives: 1 }],
  ['query A { a } query B { a b c { d } }', { depth: 2, rootFields: 3 }],
  ['query @a @b { c(d: [1, [2, 3, 4]]) @e }', { directives: 3, listItems: 3 }],
  ['{ a } fragment F on A { b @x @y }', { directives: 2 }],
])('measures %s', (text, expected) => {
  expect(measureDocument(parse(text))).toMatchObject(expected);
});

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example', host: 'shop.example' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, false],
  [{ origin: 'https://shop.example', host: 'shop.example' }, false],
  [{ origin: 'https://shop.example:8443', host: 'shop.example' }, true],
  [{ origin: 'https://evil.example', host: 'shop.example' }, true],
  [{ origin: 'null', host: 'shop.example' }, true],
])('%j is a request of another site: %s', (headers, expected) => {
  expect(isForeign(headers)).toBe(expected);
});

test.each([
  ['Cannot query field "nme" on type "Shop". Did you mean "name"?', 'Cannot query field "nme" on type "Shop".'],
  ['Unknown type "Shp". Did you mean "Shop", "Stop", or "Ship"?', 'Unknown type "Shp".'],
  [
    'Cannot query field "x" on type "Node". Did you mean to use an inline fragment on "Cart" or "Order"?',
    'Cannot query field "x" on type "Node".',
  ],
  ['Something went wrong.', 'Something went wrong.'],
])('removes suggestions from %j', (message, expected) => {
  expect(withoutSuggestions(message)).toBe(expected);
});

test('appends the cost to an answer without parsing it', () => {
  const cost = { requested: 1, limit: 2, remaining: 3 };
  expect(JSON.parse(withCost('{"data":{"a":"}"}}', cost))).toEqual({ data: { a: '}' }, extensions: { cost } });
});
