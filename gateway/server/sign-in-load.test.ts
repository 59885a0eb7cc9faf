import { expect, test } from 'vitest';
import { withSlowPasswords } from '@storefront/embedded/small-shop.fixture.ts';
import { registrationInput } from '../graph/customer/customer.fixture.ts';
import { mutationOf } from '../testing/mutation-of.ts';
import { answerOf, useHttpGateway, type HttpAnswer } from './http-gateway.fixture.ts';

const METRICS_TOKEN = 'a-token-of-the-metrics-for-tests';
const http = useHttpGateway(
  { OPEN_GRAPH: 'true', TRUSTED_PROXIES: '1', REQUESTS_PER_MINUTE: '100000', METRICS_TOKEN },
  withSlowPasswords,
);

const REGISTER = mutationOf('customerRegister', '__typename');
const LOG_IN = mutationOf(
  'customerLogIn',
  '__typename',
  '__typename ... on TooManyAttemptsError { retryAfterSeconds }',
);

const SIGN_INS = 100;
const ADDRESSES = 10;

test('a hundred wrong passwords at once fail no account read of another customer, and open no breaker', async () => {
  const customer = registrationInput();
  const { headers } = await http.ask(REGISTER, { input: customer });
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');

  const signIns = Promise.all(
    Array.from({ length: SIGN_INS }, (_, index) =>
      http.ask(
        LOG_IN,
        { input: { email: `nobody${index}@shopper.example`, password: 'not the password' } },
        { 'x-forwarded-for': `203.0.113.${index % ADDRESSES}` },
      ),
    ),
  );
  let areSigningIn = true;
  void signIns.finally(() => (areSigningIn = false));
  const reads: HttpAnswer[] = [];
  do reads.push(await http.ask('{ customer { email } }', {}, { cookie }));
  while (areSigningIn);

  expect(reads.filter(({ json }) => json.errors)).toEqual([]);
  expect(new Set(reads.map(({ json }) => JSON.stringify(json.data)))).toEqual(
    new Set([JSON.stringify({ customer: { email: customer.email } })]),
  );
  const outcomes = (await signIns).map(({ json }) => JSON.stringify(json.data));
  expect(outcomes).toContain('{"result":{"__typename":"InvalidCredentialsError"}}');
  expect(outcomes).toContain('{"result":{"__typename":"TooManyAttemptsError","retryAfterSeconds":1}}');
  const { text } = await answerOf(
    await fetch(`${http.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }),
  );
  expect(text).toContain('shop_api_breaker_open{breaker="password"} 0');
  expect(text).not.toMatch(/shop_api_breaker_open\{.*\} 1/);
  // A breaker that has opened and closed again has held calls back.
  expect(text).not.toMatch(/\{.*outcome="held".*\} [1-9]/);
});

test('wrong passwords from changing addresses refuse no customer elsewhere', async () => {
  const customers = [registrationInput(), registrationInput()];
  for (const input of customers) await http.ask(REGISTER, { input });
  let isOver = false;
  const guessing = Array.from({ length: 8 }, async (_, connection) => {
    for (let guess = 0; !isOver; guess++)
      await http.ask(
        LOG_IN,
        { input: { email: `no${guess}@shopper.example`, password: 'not the password' } },
        { 'x-forwarded-for': `198.18.${connection}.${guess % 250}` },
      );
  });
  const outcomes: string[] = [];
  for (let visit = 0; visit < 3; visit++) {
    const { email, password } = customers[visit % 2] ?? registrationInput();
    const { json } = await http.ask(LOG_IN, { input: { email, password } }, { 'x-forwarded-for': '192.0.2.1' });
    outcomes.push(JSON.stringify(json.data));
  }
  isOver = true;
  await Promise.all(guessing);
  expect(new Set(outcomes)).toEqual(new Set(['{"result":{"__typename":"CustomerLogInPayload"}}']));
});
