import { execFile } from 'node:child_process';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasPython } from '../../scripts/check/python.ts';

const python = hasPython() ? 'python3' : null;

/** Asks once, and prints the data or the error’s code, then the token. */
const PROGRAM = `
import sys, json
from shop import Shop, ShopError
shop = Shop(sys.argv[1], "lk_secret_of_mine")
try:
    print(json.dumps(shop.ask(sys.argv[2], json.loads(sys.argv[3]))))
except ShopError as error:
    print(error.code)
print(shop.token)
`;
const QUERY = '{ cart { quantity } }';
const ADD = 'mutation ($input: CartLineAddInput!) { cartLineAdd(input: $input) { __typename } }';

type Reply = (response: ServerResponse) => void;
const json = (status: number, body: object, headers = {}): Reply => {
  return (response) => void response.writeHead(status, headers).end(JSON.stringify(body));
};
const answered = json(200, { data: { x: 1 } }, { 'x-cart-token': 'cart-1' });
const limited = json(
  429,
  { errors: [{ message: 'No', extensions: { code: 'RATE_LIMITED' } }] },
  { 'retry-after': '0' },
);
const cut: Reply = (response) => void response.destroy();
const busy: Reply = (response) => void response.writeHead(503).end('<h1>Busy</h1>');

let replies: Reply[] = [];
let received: string[] = [];
const server = createServer((request, response) => {
  received.push(`${request.url} ${String(request.headers['x-partner-key'])}`);
  request.resume().on('end', () => (replies.length > 1 ? replies.shift() : replies[0])?.(response));
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

describe.runIf(python !== null)('the client of the Python starter', () => {
  test.each<[string, string, object, Reply[], number, string]>([
    ['a query twice after 503', QUERY, {}, [busy, answered], 2, '{"x": 1}'],
    ['a query twice after a lost connection', QUERY, {}, [cut, answered], 2, '{"x": 1}'],
    [
      'a mutation with a key twice after 503',
      ADD,
      { input: { idempotencyKey: 'line-0001' } },
      [busy, answered],
      2,
      '{"x": 1}',
    ],
    ['a mutation without a key once after 503', ADD, { input: {} }, [busy, answered], 1, 'INVALID_ANSWER'],
    ['a mutation without a key once after a lost connection', ADD, { input: {} }, [cut, answered], 1, 'NO_ANSWER'],
    ['a mutation behind a comment once after 503', `# Adds a line\n${ADD}`, { input: {} }, [busy], 1, 'INVALID_ANSWER'],
    ['any mutation twice after 429', ADD, { input: {} }, [limited, answered], 2, '{"x": 1}'],
    [
      'a query once when it is redirected',
      QUERY,
      {},
      [json(307, {}, { location: '/elsewhere' }), answered],
      1,
      'INVALID_ANSWER',
    ],
  ])('sends %s', async (_, query, variables, given, attempts, outcome) => {
    [replies, received] = [[...given], []];
    const words = ['-c', PROGRAM, url, query, JSON.stringify(variables)];
    const { stdout } = await promisify(execFile)(python ?? '', words, { cwd: join(import.meta.dirname, 'python') });
    const token = outcome.startsWith('{') ? 'cart-1' : 'None';
    expect(stdout).toBe(`${outcome}\n${token}\n`);
    expect(received).toEqual(Array.from({ length: attempts }, () => '/graphql lk_secret_of_mine'));
  });
});
