import { expect, test } from 'vitest';
import { registrationInput } from '../graph/customer/customer.fixture.ts';
import { useHttpGateway } from './http-gateway.fixture.ts';

const http = useHttpGateway({ PUBLIC_URL: 'https://shop.example', OPEN_GRAPH: 'true' });

const CUSTOMER = '{ customer { email } cart { quantity } }';
const REGISTER = 'mutation ($input: CustomerRegisterInput!) { customerRegister(input: $input) { __typename } }';

/** The cookies of a response by name, with their attributes. */
const cookiesIn = (headers: Headers) =>
  new Map(headers.getSetCookie().map((line) => [line.split('=', 1)[0] ?? '', line] as const));
const valueIn = (line: string | undefined) => /=([^;]*)/.exec(line ?? '')?.[1] ?? '';

async function register() {
  const { headers } = await http.ask(REGISTER, { input: registrationInput() });
  return cookiesIn(headers);
}

test('over HTTPS every cookie has the __Host- prefix', async () => {
  const cookies = await register();
  expect([...cookies.keys()].toSorted((one, other) => one.localeCompare(other))).toEqual([
    '__Host-cart_token',
    '__Host-device_token',
    '__Host-session_token',
    '__Host-signed_in',
  ]);
  for (const line of cookies.values()) {
    expect(line).toMatch(/; Path=\/; .*; SameSite=Strict; Secure$/);
    expect(line).not.toMatch(/domain/i);
  }
  expect(['session', 'device'].map((name) => cookies.get(`__Host-${name}_token`)?.includes('; HttpOnly;'))).toEqual([
    true,
    true,
  ]);
});

test('a session from before the prefix is renamed and continues', async () => {
  const session = valueIn((await register()).get('__Host-session_token'));
  const { headers, json } = await http.ask(CUSTOMER, {}, { cookie: `session_token=${session}; signed_in=1` });
  expect(json.data).toMatchObject({ customer: { email: expect.stringContaining('@') } });
  const renamed = cookiesIn(headers);
  expect([valueIn(renamed.get('__Host-session_token')), valueIn(renamed.get('__Host-signed_in'))]).toEqual([
    session,
    '1',
  ]);
  expect([renamed.get('session_token'), renamed.get('signed_in')]).toEqual([
    expect.stringContaining('Max-Age=0'),
    expect.stringContaining('Max-Age=0'),
  ]);
});
