import { expect, test } from 'vitest';
import { useFakeGraph } from '../../testing/fake-graph.ts';
import { mutationOf } from '../../testing/mutation-of.ts';
import { registrationInput } from './customer.fixture.ts';

const graph = useFakeGraph();

const REGISTER = mutationOf('customerRegister', '__typename', '__typename ... on UserError { code message }');
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
    result: { __typename: 'AccountRefusedError', code: 'ACCOUNT_REFUSED', message },
  });
});

const fail = async () => {
  graph.shop.on('POST /login', () => ({ status: 503, body: {} }));
  const input = { email: 'ada@shopper.example', password: 'a walk by the sea' };
  for (let tries = 0; tries < 6; tries += 1) await graph.ask(mutationOf('customerLogIn', '__typename'), { input });
};

test('sign-ins that fail do not hold back the reads of other accounts', async () => {
  graph.shop.on('GET /account/info', () => ({ status: 401, body: {} }));
  await fail();
  const { calls, errors } = await graph.ask('{ customer { id } }', {}, null, 'session');
  expect([calls, errors]).toEqual([['GET /account/info'], []]);
});

test.each([
  ['no changes without a password', { newsletter: true }, 1],
  ['changes of a password', { newPassword: 'a sea by the walk', currentPassword: 'a walk by the sea' }, 0],
])('sign-ins that fail hold back %s', async (_, input, updates) => {
  graph.shop.on('GET /account/info', () => ({ body: { id: 1, email: 'ada@shopper.example' } }));
  graph.shop.on('PUT /update_account', () => ({ status: 422, body: {} }));
  await fail();
  const { calls } = await graph.ask(mutationOf('customerUpdate', '__typename'), { input }, null, 'session');
  expect(calls.filter((call) => call === 'PUT /update_account')).toHaveLength(updates);
});

test.each([
  ['', true, true, false],
  ['no_email_change', false, true, false],
  ['no_password_change, exclude_fields', true, false, false],
  ['limit, quotations', true, true, true],
])('a shop that announces "%s"', async (announced, canChangeEmail, canChangePassword, canMakeQuotations) => {
  graph.shop.on('GET /account/info', () => ({ body: { id: 1, email: 'ada@shopper.example' } }));
  graph.shop.announces = announced;
  const query = '{ customer { canChangeEmail canChangePassword canMakeQuotations } }';
  const ask = () => graph.ask(query, {}, null, 'session');
  // The answer to the first says what the shop can do.
  await ask();
  expect((await ask()).data).toEqual({ customer: { canChangeEmail, canChangePassword, canMakeQuotations } });
});
