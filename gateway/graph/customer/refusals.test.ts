import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFakeGraph, type FakeGraph } from '../../testing/fake-graph.ts';
import { registrationInput } from './customer.fixture.ts';

let graph: FakeGraph;
beforeEach(async () => {
  graph = await openFakeGraph();
});
afterEach(() => graph.close());

const REGISTER =
  'mutation ($input: CustomerRegisterInput!) { customerRegister(input: $input) { __typename ... on UserError { code message } } }';
const register = async () => (await graph.ask(REGISTER, { input: registrationInput() })).data;

test.each<[string, { status: number; body: unknown }, string]>([
  [
    'words of the shop’s own are told as they are',
    { status: 400, body: { detail: 'We do not sell to robots.' } },
    'We do not sell to robots.',
  ],
  ['without any, an error occurred', { status: 400, body: {} }, 'An error occurred'],
  ['words that are no text are none', { status: 422, body: { detail: [{ msg: 'x' }] } }, 'An error occurred'],
])('a refused registration: %s', async (_, answer, message) => {
  graph.shop.on('POST /create_account', () => answer);
  expect(await register()).toEqual({
    customerRegister: { __typename: 'AccountRefusedError', code: 'ACCOUNT_REFUSED', message },
  });
});

test('sign-ins that fail do not hold back the reads of other accounts', async () => {
  graph.shop.on('POST /login', () => ({ status: 503, body: {} }));
  graph.shop.on('GET /account/info', () => ({ status: 401, body: {} }));
  const signIn = 'mutation ($input: CustomerLogInInput!) { customerLogIn(input: $input) { __typename } }';
  for (let tries = 0; tries < 6; tries += 1)
    await graph.ask(signIn, { input: { email: 'ada@shopper.example', password: 'a walk by the sea' } });
  const { calls, errors } = await graph.ask('{ customer { id } }', {}, null, 'session');
  expect([calls, errors]).toEqual([['GET /account/info'], []]);
});
