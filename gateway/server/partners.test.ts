import { describe, expect, test } from 'vitest';
import { idOf, useHttpGateway } from './http-gateway.fixture.ts';
import { networkOf } from '../graphql-server/caller.ts';
import { mutationOf } from '../testing/mutation-of.ts';

const http = useHttpGateway({ REQUESTS_PER_MINUTE: '4', COST_PER_MINUTE: '100000', TRUSTED_PROXIES: '1' });
const APP = 'https://app.example';
/** The last octet of the most recently used client address. */
let last = 0;
const someone = () => ({ 'x-forwarded-for': `203.0.113.${(last += 1)}` });
const name = '{ shop { name } }';
const REVIEW = 'productId: "x", rating: 5, body: "b", author: "A", email: "a@b.c"';

test.each<[string, Record<string, string>, number, RegExp]>([
  ['no key', {}, 403, /x-partner-key.*partner -- create/],
  ['an unknown key', { 'x-partner-key': 'lk_secret_x' }, 401, /partner -- rotate/],
  ['a key as Bearer', { authorization: 'Bearer lk_secret_xxxxxxxxxxxxxxxx' }, 401, /x-partner-key.*Bearer/],
  ['a key without a scheme', { authorization: 'lk_public_xxxxxxxxxxxxxxxx' }, 401, /x-partner-key/],
  ['a site without a key', { origin: 'https://new.example' }, 403, /partner -- create .*--origins https:..new\./],
  ['a page without an origin', { origin: 'null' }, 403, /--origins https:..app\.example/],
])('says what to do about %s', async (_, headers, status, message) => {
  const answer = await http.ask(name, {}, { ...someone(), ...headers });
  expect(answer.status).toBe(status);
  expect(answer.text).toMatch(message);
  expect(answer.json.errors?.[0]?.extensions?.docs).toBe(`/docs/errors#error-${answer.code}`);
});

test('the token of a cart is no key', async () => {
  const { code } = await http.ask(name, {}, { ...someone(), authorization: 'Bearer lk-like-token' });
  expect(code).toBe('PERSISTED_OPERATION_REQUIRED');
});

test.each<[operation: string, scopes: ('catalogue' | 'cart' | 'checkout')[], missing: string | null]>([
  [name, ['catalogue'], null],
  [name, ['cart'], 'catalogue'],
  ['{ ... { ... on Query { ...A } } } fragment A on Query { cart { quantity } }', ['catalogue'], 'cart'],
  ['{ cart { quantity } }', ['cart'], null],
  ['{ node(id: "x") { ... on Cart { quantity } } }', ['catalogue'], 'cart'],
  ['{ node(id: "x") { ...A } } fragment A on Order { number }', ['catalogue', 'cart'], 'checkout'],
  ['{ node(id: "x") { id } }', ['catalogue'], null],
  ['mutation { cartLineRemove(input: { lineId: "x" }) { __typename } }', ['catalogue'], 'cart'],
  ['mutation { orderPaymentStart(input: { orderId: "x", key: "x" }) { __typename } }', ['cart'], 'checkout'],
  [`mutation { reviewCreate(input: { ${REVIEW} }) { __typename } }`, ['catalogue'], 'reviews'],
])('%s with %j', async (operation, scopes, missing) => {
  const { code, text } = await http.ask(operation, {}, { 'x-partner-key': http.partner({ scopes }) });
  const isRefused = code === 'SCOPE_MISSING' || code === 'GRAPHQL_VALIDATION_FAILED';
  expect(isRefused ? /the scope (\w+)/.exec(text)?.[1] : null).toBe(missing);
});

describe('sites', () => {
  const preflight = async (origin: string) => {
    const headers = { origin, 'access-control-request-method': 'POST' };
    const answer = await fetch(`${http.url}/graphql`, { method: 'OPTIONS', headers });
    return answer.headers.get('access-control-allow-origin');
  };

  test('CORS allows only origins that a public key names', async () => {
    http.partner({ kind: 'public', origins: [APP] });
    http.partner({ kind: 'secret', origins: ['https://server.example'] });
    const asking = [APP, 'https://evil.example', 'https://server.example', 'null'];
    expect(await Promise.all(asking.map(preflight))).toEqual([APP, null, null, null]);
  });

  test.each([
    ['a public key on its own site', 'public', [APP], APP, 200, null, APP],
    ['a public key on another', 'public', ['https://other.example'], APP, 403, 'ORIGIN_NOT_ALLOWED', APP],
    ['a secret key in a page', 'secret', [], APP, 403, 'ORIGIN_NOT_ALLOWED', APP],
    ['a public key on a server', 'public', [APP], null, 200, null, null],
  ] as const)('%s', async (_, kind, origins, origin, status, code, allowed) => {
    http.partner({ kind: 'public', origins: [APP] });
    const key = http.partner({ kind, origins: [...origins] });
    const site = origin && { origin, 'sec-fetch-site': 'cross-site' };
    const answer = await http.ask(name, {}, { ...someone(), 'x-partner-key': key, ...site });
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(answer.headers.get('access-control-allow-origin')).toBe(allowed);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test('refuses another origin without a partner key', async () => {
    http.partner({ kind: 'public', origins: [APP] });
    const from = { origin: APP, 'sec-fetch-site': 'cross-site' };
    const { code } = await http.post({ documentId: idOf('AccountPageQuery') }, from);
    expect(code).toBe('CROSS_SITE_REQUEST');
  });
});

describe('rate limits', () => {
  test('admits exactly as many requests as the key’s limit and reports the remaining ones', async () => {
    const headers = { 'x-partner-key': http.partner({ requestsPerMinute: 3 }) };
    const answers = [
      await http.ask(name, {}, headers),
      await http.ask(name, {}, headers),
      await http.ask(name, {}, headers),
      await http.ask(name, {}, headers),
    ];
    const told = answers.map(({ status, headers: sent }) =>
      [status, ...['limit', 'remaining', 'policy'].map((field) => sent.get(`ratelimit-${field}`))].join(' '),
    );
    expect(told).toEqual(['200 3 2 3;w=60', '200 3 1 3;w=60', '200 3 0 3;w=60', '429 3 0 3;w=60']);
    const [, , , refused] = answers;
    expect(refused?.code).toBe('RATE_LIMITED');
    expect(refused?.json.errors?.[0]?.message).toMatch(/^3 requests a minute are allowed: try again in \d+ s\.$/);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(50);
    expect((await http.ask(name, {}, { 'x-partner-key': http.partner({ requestsPerMinute: 1 }) })).status).toBe(200);
  });

  test('rejects an operation over the remaining cost without charging it, so that a smaller one passes', async () => {
    const headers = { 'x-partner-key': http.partner({ costPerMinute: 10 }) };
    const costly = await http.ask('{ featuredProducts(first: 16) { edges { node { name } } } }', {}, headers);
    expect([costly.status, costly.code, costly.headers.has('retry-after')]).toEqual([429, 'RATE_LIMITED', true]);
    expect(costly.json.errors?.[0]?.message).toMatch(/^A cost of 10 a minute is allowed: try again in \d+ s\.$/);
    const cheap = await http.ask(name, {}, headers);
    expect(cheap.json.extensions?.cost).toEqual({ requested: 2, limit: 12_000, remaining: 8 });
  });

  test('counts a server’s requests for its buyer as well as for its key', async () => {
    const key = { 'x-partner-key': http.partner() };
    const statuses = async (buyer: string) => {
      const found: number[] = [];
      for (let request = 0; request < 5; request += 1)
        found.push((await http.ask(name, {}, { ...key, 'x-buyer-ip': buyer })).status);
      return found;
    };
    expect(await statuses('198.51.100.1')).toEqual([200, 200, 200, 200, 429]);
    expect(await statuses('2001:db8::1')).toEqual([200, 200, 200, 200, 429]);
    expect((await http.ask(name, {}, { ...key, 'x-buyer-ip': 'x' })).code).toBe('BAD_BUYER_IP');
  });

  test('limits each address without a key separately', async () => {
    const ask = (from: Record<string, string>) => http.post({ documentId: idOf('AccountPageQuery') }, from);
    const one = someone();
    for (let request = 0; request < 4; request += 1) expect((await ask(one)).status).toBe(200);
    expect([(await ask(one)).code, (await ask(someone())).status]).toEqual(['RATE_LIMITED', 200]);
  });
});

test('a partner receives the cart token and sends it as Bearer; its cookies are ignored', async () => {
  const key = { 'x-partner-key': http.partner() };
  const { json: found } = await http.ask('{ product(path: "/lamp-1/") { id } }', {}, key);
  const { id: productId } = (found.data as { product: { id: string } }).product;
  const added = await http.ask(mutationOf('cartLineAdd', 'cart { quantity }'), { input: { productId } }, key);
  const token = added.headers.get('x-cart-token') ?? '';
  expect([token.length > 8, added.headers.get('set-cookie')]).toEqual([true, null]);
  const quantity = async (more: object) => (await http.ask('{ cart { quantity } }', {}, { ...key, ...more })).json.data;
  expect(await quantity({ authorization: `Bearer ${token}` })).toEqual({ cart: { quantity: 1 } });
  expect(await quantity({ cookie: `cart_token=${token}` })).toEqual({ cart: { quantity: 0 } });
});

test('a partner receives the token of a customer who signs in, and stays signed in with it', async () => {
  const key = { 'x-partner-key': http.partner() };
  const who = { email: 'ada@example.com', password: 'correct horse battery' };
  const register = mutationOf('customerRegister', '__typename');
  const signedIn = await http.ask(register, { input: who }, { ...key, 'x-buyer-ip': '198.51.100.77' });
  expect(signedIn.json.data).toEqual({ result: { __typename: 'CustomerRegisterPayload' } });
  const token = signedIn.headers.get('x-session-token') ?? '';
  expect([token.length > 8, signedIn.headers.get('set-cookie')]).toEqual([true, null]);
  const ask = async (more: object) => (await http.ask('{ customer { email } }', {}, { ...key, ...more })).json.data;
  expect(await ask({ authorization: `Bearer ${token}` })).toEqual({ customer: { email: 'ada@example.com' } });
  expect(await ask({ cookie: `session_token=${token}` })).toEqual({ customer: null });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('%s is rate limited as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
