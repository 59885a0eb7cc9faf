import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Type } from 'typebox';
import { listen, stop } from '../testing/listen.fixture.ts';
import { UpstreamError } from './errors.ts';
import type { RestCall } from './call.ts';
import { contractOf } from './contract/contract.ts';
import { createRestClient, type RestClient } from './client.ts';
import { createOperationCalls } from './operation-calls.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

let server: Server;
let url: string;
let answers: Answer[] = [];
let client: RestClient | null = null;
const seen: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    answer?.(response, request);
  });
  url = `${await listen(server)}/api/`;
});
afterEach(() => {
  client = null;
  seen.length = 0;
});
afterAll(() => stop(server));

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(JSON.stringify(body));
const raw =
  (body: string | Buffer, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(200, headers).end(body);
const good = json({ name: 'lamp' });

const Thing = contractOf(Type.Object({ name: Type.String() }));

/** Makes a call to a server that gives these answers in turn, the last one for good. */
function call(given: Answer[], more: Partial<RestCall<{ name: string }>> = {}) {
  answers = given;
  client ??= createRestClient({ url });
  return client.call({ method: 'GET', path: '/thing', contract: Thing, ...more });
}

test('sends path, query and body below the URL’s path, and checks the answer by its contract', async () => {
  let received = '';
  const echo: Answer = (response, request) => {
    request.on('data', (chunk: Buffer) => (received += chunk.toString()));
    request.on('end', () => good(response, request));
  };
  const answer = await call([echo], {
    method: 'POST',
    query: new URLSearchParams({ q: 'a&b=c' }),
    body: { items: [1] },
  });
  expect(answer).toEqual({ kind: 'ok', body: { name: 'lamp' } });
  expect(seen).toEqual(['POST /api/thing?q=a%26b%3Dc']);
  expect(received).toBe('{"items":[1]}');
});

test.each<[string, Answer, unknown]>([
  ['a 301', json({}, 301, { location: '/products/new/' }), { kind: 'moved', location: '/products/new/' }],
  [
    'a 404 with its words',
    json({ detail: 'Product not found' }, 404),
    { kind: 'refused', status: 404, detail: 'Product not found', json: { detail: 'Product not found' } },
  ],
  [
    'a 404 page',
    (response) => response.writeHead(404).end('<h1>no</h1>'),
    { kind: 'refused', status: 404, detail: 'An error occurred', json: null },
  ],
])('%s is an answer, not a failure', async (_, answer, expected) => {
  expect(await call([answer])).toEqual(expected);
  expect(seen).toHaveLength(1);
});

const another = /leads to another site/;

test.each<[string, Answer, RegExp, number]>([
  ['500', json({}, 500), /answered 500/, 2],
  ['429 with Retry-After', json({}, 429, { 'retry-after': '5' }), /answered 429/, 1],
  ['a redirect elsewhere', json({}, 302, { location: 'http://169.254.169.254/' }), /answered 302/, 2],
  ['a move to another site', json({}, 301, { location: 'https://evil.example/products/new/' }), another, 2],
  ['a move to another site in disguise', json({}, 308, { location: '/\\\\evil.example/new/' }), another, 2],
  ['a 301 without a place', json({}, 301), /answered 301/, 2],
  ['HTML with 200', raw('<html>'), /not JSON/, 2],
  ['invalid UTF-8', raw(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])), /not JSON/, 2],
  ['gzip that nobody asked for', raw(gzipSync('{"name":"lamp"}'), { 'content-encoding': 'gzip' }), /not JSON/, 2],
  [
    'a truncated body',
    (response) => response.writeHead(200, { 'content-length': '90' }).write('{"name"', () => response.destroy()),
    /\/thing: /,
    2,
  ],
  ['a dropped connection', (response) => response.destroy(), /\/thing: /, 2],
  ['2 MB and a byte', raw(`"${'x'.repeat(2_000_000)}"`), /more than 2000000 bytes/, 2],
  ['another answer', json({ title: 'lamp' }), /unexpected answer at \/: must have required properties name/, 1],
])('%s is a failure of the shop API', async (_, answer, message, tries) => {
  const failure = await call([answer]).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UpstreamError);
  expect((failure as UpstreamError).message).toMatch(message);
  expect(seen).toHaveLength(tries);
});

test('keeps a circuit breaker for each kind of call', async () => {
  for (let time = 0; time < 3; time += 1)
    await expect(call([json({}, 503, { 'retry-after': '2' })], { kind: 'search' })).rejects.toThrow();
  expect(await call([good], { kind: 'product' })).toEqual({ kind: 'ok', body: { name: 'lamp' } });
  await expect(call([good], { kind: 'search' })).rejects.toThrow('held back');
  expect(seen).toHaveLength(2);
});

test('retries reads once, and nothing else', async () => {
  expect(await call([json({}, 503), good])).toEqual({ kind: 'ok', body: { name: 'lamp' } });
  expect(await call([json({}, 503), good], { method: 'POST', safe: true })).toMatchObject({ kind: 'ok' });
  await expect(call([json({}, 503), good], { method: 'POST' })).rejects.toThrow('answered 503');
  await expect(call([json({}, 503), good], { method: 'PUT' })).rejects.toThrow('answered 503');
  expect(seen).toHaveLength(6);
});

test('an answer that never comes, or drips, is given up after 1.2 seconds', async () => {
  const drip: Answer = (response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(timer));
  };
  const late: Answer = (response, request) => request.url?.endsWith('/drip') && drip(response, request);
  const started = performance.now();
  const failures = ['/never', '/drip'].map((path) => call([late], { method: 'POST', path }));
  for (const failure of failures) await expect(failure).rejects.toThrow('no whole answer within 1200 ms');
  expect(performance.now() - started).toBeLessThan(1_600);
});

test('waits longer for a change of a cart, which leaves the reads after it their time', async () => {
  await call([good]);
  answers = [(response, request) => setTimeout(() => good(response, request), 1_400)];
  const { call: callUntil } = createOperationCalls(client as RestClient, performance.now() + 300).rest;
  const ask = { path: '/x', contract: Thing };
  expect(await callUntil({ ...ask, method: 'POST', kind: 'cart' })).toMatchObject({ kind: 'ok' });
  answers = [good];
  expect(await callUntil({ ...ask, method: 'GET' })).toMatchObject({ kind: 'ok' });
});

test('many slow changes leave the connections of reads free', async () => {
  const held: ServerResponse[] = [];
  const hold: Answer = (response, request) =>
    request.method === 'POST' ? void held.push(response) : good(response, request);
  const changes = Array.from({ length: 40 }, () => call([hold], { method: 'POST', kind: 'cart' }));
  expect(await call([hold])).toMatchObject({ kind: 'ok' });
  const release = setInterval(() => held.splice(0).forEach((response) => response.end('{"name":"lamp"}')), 5);
  await Promise.all(changes);
  clearInterval(release);
});

test('does not hold calls back after answers that break their contract', async () => {
  for (let index = 0; index < 6; index += 1) await call([json({ title: 'lamp' })]).catch(() => {});
  expect((await call([good])).kind).toBe('ok');
});

test('stops at the request’s deadline without counting a failure of the shop API', async () => {
  const late: Answer = () => {};
  await call([good]);
  const patient = client as RestClient;
  const hurried = createOperationCalls(patient, performance.now() + 100).rest;
  answers = [late];
  const ask = { method: 'GET' as const, path: '/x', contract: Thing };
  const started = performance.now();
  await expect(hurried.call(ask)).rejects.toThrow(UpstreamError);
  expect(performance.now() - started).toBeLessThan(600);
  const calls = seen.length;
  for (let tries = 0; tries < 6; tries += 1) await expect(hurried.call(ask)).rejects.toThrow('no time left');
  expect(seen).toHaveLength(calls);
  answers = [good];
  expect(await patient.call(ask)).toEqual({ kind: 'ok', body: { name: 'lamp' } });
});

test('treats a 429 about the shopper as a refusal, without opening the breaker', async () => {
  const late = json({ detail: 'Too many attempts.' }, 429, { 'retry-after': '60' });
  for (let tries = 0; tries < 20; tries += 1) {
    expect(await call([late], { method: 'POST', limitsCallers: true })).toEqual({
      kind: 'refused',
      status: 429,
      detail: 'Too many attempts.',
      json: { detail: 'Too many attempts.' },
      retryAfterMilliseconds: 60_000,
    });
  }
  expect(await call([good])).toEqual({ kind: 'ok', body: { name: 'lamp' } });
});

test('sends its key with every call, signs only calls that need it, and names neither in errors', async () => {
  const received: (string | undefined)[][] = [];
  const echo =
    (status: number): Answer =>
    (response, request) => {
      const { 'x-auth-token': key, 'x-shop-signature': signature } = request.headers;
      received.push([String(key), signature === undefined ? 'unsigned' : 'signed']);
      response.writeHead(status).end(JSON.stringify({ name: 'lamp' }));
    };
  const credentials = { key: { header: 'x-auth-token', value: 'the-key' }, secret: 'the secret' };
  client = createRestClient({ url, credentials });
  await call([echo(500), echo(200)]);
  await call([echo(200)], { method: 'POST', body: {}, isSigned: true });
  const failure = await call([echo(500)]).catch((error: unknown) => error);
  expect(received).toEqual([
    ['the-key', 'unsigned'],
    ['the-key', 'unsigned'],
    ['the-key', 'signed'],
    ['the-key', 'unsigned'],
    ['the-key', 'unsigned'],
  ]);
  expect(failure).toBeInstanceOf(UpstreamError);
  expect(JSON.stringify([failure, String(failure)])).not.toMatch(/the.key|the.secret/);
});
