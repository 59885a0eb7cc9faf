import { expect, test } from 'vitest';
import { operationKind } from './operation-kind.rules.ts';

const MUTATIONS = [
  { field: 'cartLineAdd', inputType: 'CartLineAddInput', takesCartKey: true },
  { field: 'checkoutComplete', inputType: 'CheckoutCompleteInput', takesCartKey: false },
];
const query = { kind: 'query', keyed: null };
const unkeyed = { kind: 'mutation', keyed: null };
const keyed = (variable = 'input', takesCartKey = true) => ({ kind: 'mutation', keyed: { variable, takesCartKey } });

test.each<[string, string, object]>([
  ['a query without a name', '{ cart { quantity } }', query],
  ['a query', 'query Q($a: Int = 1) { shop { name } }', query],
  ['a query behind a fragment', 'fragment F on Shop { name } query Q { shop { ...F } }', query],
  [
    'a query that mentions mutations',
    '# mutation\nquery Q { search(query: "mutation { cartLineAdd }") { term } }',
    query,
  ],
  ['a field called mutation', '{ mutation }', query],
  ['a keyed mutation', 'mutation M($input: CartLineAddInput!) { cartLineAdd(input: $input) { __typename } }', keyed()],
  [
    'one without a cart key',
    'mutation ($i: CheckoutCompleteInput!) { checkoutComplete(input: $i) { __typename } }',
    keyed('i', false),
  ],
  [
    'an alias, directives, comments and fragments',
    'fragment F on Cart { quantity }\n# add {\nmutation M($input:CartLineAddInput!, $on: Boolean = true) @a(b: "}") {\n result: cartLineAdd(input: $input) @include(if: $on) { ... on CartLineAddPayload { cart { ...F } } } }',
    keyed(),
  ],
  [
    'two fields',
    'mutation ($input: CartLineAddInput!) { cartLineAdd(input: $input) { __typename } customerLogOut { __typename } }',
    unkeyed,
  ],
  [
    'one field twice',
    'mutation ($input: CartLineAddInput!) { a: cartLineAdd(input: $input) { __typename } b: cartLineAdd(input: $input) { __typename } }',
    unkeyed,
  ],
  [
    'a fragment with more fields',
    'mutation ($input: CartLineAddInput!) { ... on Mutation { cartLineAdd(input: $input) { __typename } } }',
    unkeyed,
  ],
  [
    'two operations',
    'mutation A($input: CartLineAddInput!) { cartLineAdd(input: $input) { __typename } } mutation B { customerLogOut { __typename } }',
    unkeyed,
  ],
  ['an input in the text', 'mutation { cartLineAdd(input: { productId: "x" }) { __typename } }', unkeyed],
  ['another mutation', 'mutation ($input: ContactSendInput!) { contactSend(input: $input) { __typename } }', unkeyed],
  [
    'another type that begins alike',
    'mutation ($input: CartLineAddInputs!) { cartLineAdd(input: $input) { __typename } }',
    unkeyed,
  ],
])('reads %s', (_, text, kind) => {
  expect(operationKind(text, MUTATIONS)).toEqual(kind);
});
