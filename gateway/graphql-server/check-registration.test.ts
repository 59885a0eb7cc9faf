import { expect, test } from 'vitest';
import { schema } from '../graph/schema.ts';
import { checkRegistration } from './check-registration.ts';

const partner = { scopes: ['catalogue' as const] };
const check = (text: string) => checkRegistration(schema, partner, text);

test.each([
  ['query Name { shop { name } }', { name: 'Name', cost: 2 }],
  ['{ shop { name } }', { name: 'without a name', cost: 2 }],
  ['query A($path: String!) { product(path: $path) { ...P } } fragment P on Product { name sku }', { name: 'A' }],
  ['query A($first: Int!) { search(query: "x", first: $first) { edges { node { name } } } }', { name: 'A' }],
])('%s can be registered', (text, expected) => {
  expect(check(text)).toMatchObject(expected);
});

test.each([
  ['mutation { cartLineRemove(input: { lineId: "x" }) { __typename } }', 'Only queries'],
  ['subscription { x }', 'no subscriptions'],
  ['{ customer { email } }', 'not the same for everyone'],
  ['{ cart { quantity } }', 'not the same for everyone'],
  ['{ shop { name } ...C } fragment C on Query { cart { quantity } }', 'not the same for everyone'],
  ['{ node(id: "x") { ... on Order { number } } }', 'not the same for everyone'],
  ['{ products { asOf } }', 'not the same for everyone'],
  ['{ __schema { queryType { name } } }', 'not the same for everyone'],
  ['query A { shop { name } } query B { shop { name } }', 'exactly one operation'],
  ['fragment A on Shop { name }', 'never used'],
  ['{ shop { colour } }', 'Cannot query field "colour"'],
  ['{ shop { name }', 'Syntax Error'],
  [`{ ${Array.from({ length: 30 }, (_, index) => `a${index}: shop { name }`).join(' ')} }`, 'at most 20 fields'],
  [`{ ${'shop { name } '.repeat(1_000)} }`, 'tokens'],
  ['{ search(query: "x", first: 100) { nodes { related { images { url } variants { sku } } } } }', 'asks for too much'],
])('%s is refused: %s', (text, reason) => {
  expect(check(text)).toEqual({ refusal: expect.stringContaining(reason) });
});

test('a partner without the scope for the catalogue registers nothing', () => {
  expect(checkRegistration(schema, { scopes: ['reviews'] }, '{ shop { name } }')).toEqual({
    refusal: expect.stringContaining('the scope catalogue'),
  });
});
