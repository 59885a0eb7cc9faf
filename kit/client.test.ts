import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CartDocument, CartLineAddDocument, CartLineUpdateDocument, CheckoutCompleteDocument } from './kit.ts';
import { createShopClient, type ShopClientOptions } from './client.ts';
import { ShopError } from './shop-error.ts';

type Reply = (response: ServerResponse) => void;

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const json = (status: number, body: unknown, headers: Record<string, string> = {}): Reply => {
  return (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};
const page = (status: number, headers: Record<string, string> = {}): Reply => {
  return (response) => void response.writeHead(status, headers).end('<h1>Busy</h1>');
};
const errorOf = (code: string) => ({ errors: [{ message: 'No', extensions: { code } }] });
const cut: Reply = (response) => void response.destroy();
const silent: Reply = () => undefined;
const empty = json(200, { data: { cart: null } });
const limited = json(429, errorOf('RATE_LIMITED'), { 'retry-after': '0' });

/** The server's next answers; the last reply stays. */
let replies: Reply[] = [];
let received: { headers: IncomingHttpHeaders; variables: { input: Record<string, unknown> } }[] = [];
const server = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  request.on('end', () => {
    received.push({ headers: request.headers, variables: (JSON.parse(text) as { variables: never }).variables });
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    reply?.(response);
  });
});
let endpoint: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => void (received = []));

const open = (options: Partial<ShopClientOptions> = {}) =>
  createShopClient({ endpoint, partnerKey: 'lk_secret_of_mine', backoffMilliseconds: 2, ...options });
const caught = async (promise: Promise<unknown>): Promise<ShopError> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ShopError)) throw new Error('No ShopError was thrown', { cause: error });
  return error;
};
const addition = { input: { productId: 'p' } };
const update = { input: { lineId: 'l', quantity: 2 } };

describe('attempts', () => {
  const read = () => open().request(CartDocument);
  const add = () => open().request(CartLineAddDocument, addition);
  const change = () => open().request(CartLineUpdateDocument, update);

  test.each<[string, () => Promise<unknown>, Reply[], number, string | null]>([
    ['a query three times after 502 and 504', read, [page(502), page(504), empty], 3, null],
    ['a query four times at most', read, [page(503)], 4, 'INVALID_ANSWER'],
    ['a mutation with a key twice after a lost connection', add, [cut, empty], 2, null],
    [
      'a mutation with a key twice when the shop API did not answer',
      add,
      [json(200, errorOf('UPSTREAM_UNAVAILABLE')), empty],
      2,
      null,
    ],
    ['any other mutation once after 502', change, [page(502), empty], 1, 'INVALID_ANSWER'],
    ['any other mutation twice after 429', change, [limited, empty], 2, null],
    [
      'a query once after 429 with a Retry-After beyond the limit',
      read,
      [json(429, errorOf('RATE_LIMITED'), { 'retry-after': '31' })],
      1,
      'RATE_LIMITED',
    ],
    ['a query once after an error', read, [json(500, errorOf('INTERNAL_SERVER_ERROR'))], 1, 'INTERNAL_SERVER_ERROR'],
    ['a query once after a page', read, [page(200)], 1, 'INVALID_ANSWER'],
    ['a query once after JSON that is no answer', read, [json(200, ['x'])], 1, 'INVALID_ANSWER'],
  ])('sends %s', async (_, run, given, attempts, code) => {
    replies = [...given];
    const error = await run().then(
      () => null,
      (reason: unknown) => reason,
    );
    expect([received.length, error instanceof ShopError ? error.code : error]).toEqual([attempts, code]);
    // One request for the gateway’s log, and one addition for its cart.
    expect(new Set(received.map(({ headers }) => headers['x-request-id'])).size).toBe(1);
    expect(new Set(received.map(({ variables }) => variables.input?.idempotencyKey)).size).toBe(1);
  });

  test('waits for Retry-After', async () => {
    replies = [json(429, errorOf('RATE_LIMITED'), { 'retry-after': '1' }), empty];
    const started = performance.now();
    await open().request(CartDocument);
    expect(performance.now() - started).toBeGreaterThan(990);
  });

  test('ends an attempt, and a request with all its attempts, in time', async () => {
    replies = [silent, empty];
    expect(await open({ attemptMilliseconds: 50 }).request(CartDocument)).toEqual({ cart: null });
    replies = [silent];
    const started = performance.now();
    const error = await caught(open({ attemptMilliseconds: 150, totalMilliseconds: 200 }).request(CartDocument));
    expect([error.code, error.status, performance.now() - started < 1_000]).toEqual(['TIMED_OUT', null, true]);
  });

  test('ends when the caller’s signal does, also while it waits', async () => {
    const reason = new Error('The shopper has left');
    for (const reply of [silent, json(429, errorOf('RATE_LIMITED'), { 'retry-after': '20' })]) {
      replies = [reply];
      const controller = new AbortController();
      const running = open().request(CartLineUpdateDocument, update, { signal: controller.signal });
      await expect.poll(() => received.length).toBeGreaterThan(0);
      controller.abort(reason);
      await expect(running).rejects.toBe(reason);
      received = [];
    }
  });
});

describe('tokens and keys', () => {
  test('keeps the newest token, and forgets it', async () => {
    const shop = open();
    replies = [
      json(200, { data: { cart: {} } }, { 'x-cart-token': 'cart-1' }),
      json(200, { data: { cart: {} } }, { 'x-session-token': 'session-1', 'x-cart-token': 'cart-2' }),
      empty,
    ];
    for (let request = 0; request < 3; request += 1) await shop.request(CartDocument);
    await shop.forgetToken();
    await shop.request(CartDocument);
    expect(received.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      'Bearer cart-1',
      'Bearer session-1',
      undefined,
    ]);
  });

  test('ignores a cart’s token that comes after a session’s, and any that comes after it was told to forget', async () => {
    const held: ServerResponse[] = [];
    const hold: Reply = (response) => void held.push(response);
    const shop = open();
    replies = [hold, json(200, { data: {} }, { 'x-session-token': 'session-1' }), hold, empty];
    const first = shop.request(CartDocument);
    await expect.poll(() => held.length).toBe(1);
    await shop.request(CartDocument);
    json(200, { data: {} }, { 'x-cart-token': 'cart-1' })(held[0] as ServerResponse);
    await first;
    const late = shop.request(CartDocument);
    await expect.poll(() => held.length).toBe(2);
    await shop.forgetToken();
    json(200, { data: {} }, { 'x-session-token': 'session-2' })(held[1] as ServerResponse);
    await late;
    await shop.request(CartDocument);
    expect(received.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      undefined,
      'Bearer session-1',
      undefined,
    ]);
  });

  test('keeps tokens where it is told, for a client opened later', async () => {
    let stored: string | null = null;
    const tokens = {
      read: async () => stored,
      write: async (token: string | null) => void (stored = token),
    };
    replies = [json(200, { data: { cart: {} } }, { 'x-cart-token': 'cart-1' }), empty];
    await open({ tokens }).request(CartDocument);
    await open({ tokens, buyerIp: '203.0.113.7' }).request(CartDocument);
    expect(received[1]?.headers).toMatchObject({
      authorization: 'Bearer cart-1',
      'x-partner-key': 'lk_secret_of_mine',
      'x-buyer-ip': '203.0.113.7',
    });
  });

  test('gives additions a key of their own, and parallel first ones the same new cart', async () => {
    const shop = open();
    replies = [json(200, { data: { cartLineAdd: {} } })];
    await Promise.all([shop.request(CartLineAddDocument, addition), shop.request(CartLineAddDocument, addition)]);
    const [one, other] = received.map(({ variables }) => variables.input);
    expect([one?.idempotencyKey, one?.cartKey]).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID)]);
    expect(one?.idempotencyKey).not.toBe(other?.idempotencyKey);
    expect(one?.cartKey).toBe(other?.cartKey);
    replies = [json(200, { data: { cartLineAdd: {} } }, { 'x-cart-token': 'cart-1' })];
    await shop.request(CartLineAddDocument, addition);
    await shop.request(CartLineAddDocument, addition);
    expect(received[3]?.variables.input).not.toHaveProperty('cartKey');
    await shop.forgetToken();
    await shop.request(CartLineAddDocument, addition);
    expect(received[4]?.variables.input.cartKey).toMatch(UUID);
    expect(received[4]?.variables.input.cartKey).not.toBe(one?.cartKey);
  });

  test('sends the caller’s keys, and leaves the caller’s variables alone', async () => {
    replies = [empty];
    const input = { ...addition.input, idempotencyKey: 'order-7-line-1', cartKey: 'cart-of-order-7-x' };
    await open().request(CartLineAddDocument, { input });
    expect(received[0]?.variables.input).toEqual(input);
    await open().request(CheckoutCompleteDocument, { input: { idempotencyKey: 'order-7' } as never });
    expect(received[1]?.variables.input).toEqual({ idempotencyKey: 'order-7' });
    const given = structuredClone(addition);
    await open().request(CartLineAddDocument, given);
    expect(given).toEqual(addition);
  });

  test('follows no redirect: another origin sees neither key nor token', async () => {
    let isAsked = false;
    const other = createServer((_, response) => {
      isAsked = true;
      response.end('{"data":{}}');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    replies = [page(307, { location: `http://127.0.0.1:${(other.address() as AddressInfo).port}/` })];
    const error = await caught(open().request(CartDocument));
    other.close();
    expect([error.code, error.status, received.length, isAsked]).toEqual(['REDIRECTED', 307, 1, false]);
  });
});

describe('errors', () => {
  test('carries code, status, request id and what was answered, but neither key nor token', async () => {
    replies = [json(200, { data: { cart: { quantity: 1, warnings: null } }, ...errorOf('UPSTREAM_UNAVAILABLE') })];
    const tokens = { read: () => 'token-of-mine', write: () => undefined };
    const error = await caught(open({ tokens }).request(CartDocument));
    expect(error).toMatchObject({
      name: 'ShopError',
      code: 'UPSTREAM_UNAVAILABLE',
      status: 200,
      requestId: received[0]?.headers['x-request-id'],
      retryAfter: null,
      data: { cart: { quantity: 1, warnings: null } },
      errors: [{ message: 'No', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
    });
    replies = [cut];
    const lost = await caught(open({ tokens }).request(CartDocument));
    for (const each of [error, lost]) expect(inspect(each, { depth: 9 })).not.toMatch(/of.mine/);
  });

  test('refuses a key that no header can carry, and a parsed document, before it sends anything', async () => {
    expect(() => open({ partnerKey: 'two\nlines' })).toThrow(TypeError);
    await expect(open().request({ kind: 'Document' } as never)).rejects.toThrow('Pass the text of an operation');
    expect(received).toEqual([]);
  });
});
