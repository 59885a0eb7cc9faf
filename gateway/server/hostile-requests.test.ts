import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { attack, INSIDE } from './attack.fixture.ts';
import { answerOf, idOf, useHttpGateway } from './http-gateway.fixture.ts';

const http = useHttpGateway({ CACHE_SECONDS: '0' });

describe('documents', () => {
  const many = (count: number, write: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => write(index)).join(' ');
  const bomb = (type: string, field = 'name') =>
    `${many(20, (index) => `fragment F${index} on ${type} { a: ${field} ...F${index + 1} ...F${index + 1} }`)}
      fragment F20 on ${type} { ${field} }`;
  const signIn = 'customerLogIn(input: { email: "a@example.com", password: "x" }) { __typename }';
  const costly = 'products(first: 100) { nodes { related { name } } }';
  test.each<[name: string, query: string]>([
    ['fragments that double each other', `{ categories { ...F0 } } ${bomb('Category')}`],
    ['fragments that double each other at the root', `{ ...F0 } ${bomb('Query', '__typename')}`],
    ['fragments that double each other below the schema', `{ __schema { ...F0 } } ${bomb('__Schema', 'description')}`],
    ['introspection by the dozen', `{ __schema { types { fields { args { ${'type { name } '.repeat(100)} } } } } }`],
    ['line after line, each with an error', `{ ${'\n'.repeat(18_000)} ${many(110, (index) => `n${index}`)} }`],
    ['a variable that is the prototype', 'query ($__proto__: Boolean = true) { __typename @include(if: $__proto__) }'],
    ['fragments by the hundred', `{ __typename } ${many(300, (index) => `fragment F${index} on Shop { name }`)}`],
    ['a fragment that spreads itself', '{ shop { ...F } } fragment F on Shop { name ...F }'],
    ['defer', '{ ... @defer { shop { name } } }'],
    ['directives that there are not', `{ __typename ${'@x '.repeat(500)} }`],
    ['a number that has no end', `{ featuredProducts(first: ${'9'.repeat(5_000)}) { totalCount } }`],
    ['a text without end', `{ search(query: "${'a'.repeat(90_000)}") { totalCount } }`],
    ['a byte that is no text', '{ \u0000 }'],
    ['operations by hundreds', many(300, (index) => `query Q${index} { __typename }`)],
    ['tries to sign in by the dozen', `mutation { ${many(40, (index) => `a${index}: ${signIn}`)} }`],
    ['lists in lists', `{ categories { ${'children { '.repeat(6)} ${costly} ${'} '.repeat(6)} } }`],
    ['variables by the hundred', `query (${many(300, (index) => `$v${index}: Int`)}) { __typename }`],
  ])('survives %s', async (_, query) => {
    await attack(http, (headers) => http.ask(query, {}, headers));
  });
});

describe('bodies', () => {
  test.each<[name: string, body: string]>([
    ['keys of objects’ own', '{"query":"{ __typename }","__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}'],
    [
      'variables of objects’ own',
      `{"query":"query ($x: String!) { search(query: $x) { totalCount } }",
        "variables":{"__proto__":{"x":"lamp"},"x":"lamp"}}`,
    ],
    ['a key twice', '{"query":"{ nothing }","query":"{ __typename }"}'],
    ['half a character', '{"query":"{ search(query: \\"\\ud83d\\") { totalCount } }"}'],
    ['numbers that are too large', '{"query":"{ __typename }","variables":{"x":1e999,"y":1234567890123456789012345}}'],
    ['a batch of batches', `[${'['.repeat(1_000)}${']'.repeat(1_000)}]`],
    ['an id that is a path', '{"documentId":"../../etc/passwd"}'],
  ])('survives %s', async (_, body) => {
    await attack(http, (headers) => http.post(body, headers));
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test('survives bytes that are not UTF-8', async () => {
    const body = Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0xff, 0xfe, 0x22, 0x7d]);
    await attack(http, async (headers) => {
      const sent = { 'content-type': 'application/json', ...headers };
      return answerOf(await fetch(`${http.url}/graphql`, { method: 'POST', headers: sent, body }));
    });
  });
});

test.each([
  ['documentId', '/graphql?documentId=__proto__'],
  ['variables that are no JSON', `/graphql?documentId=${'x'.repeat(64)}&variables={`],
  ['variables that nest', `/graphql?documentId=x&variables=${'['.repeat(2_000)}`],
  ['one name many times', `/graphql?${'documentId=x&'.repeat(500)}`],
  ['escapes that are none', '/graphql?documentId=%E0%A4%A'],
])('survives in a URL: %s', async (_, path) => {
  await attack(http, async (headers) =>
    answerOf(await fetch(`${http.url}${path}`, { headers: { accept: 'application/json', ...headers } })),
  );
});

test('never reflects the caller’s Host header', async () => {
  const evil = 'HTTP/1.1\r\nHost: evil.example\r\nConnection: close';
  const forwarded = 'X-Forwarded-Host: evil.example\r\nForwarded: host=evil.example\r\nX-Original-URL: /admin';
  const pages = await raw(`GET /lamp-1 ${evil}\r\n${forwarded}\r\n\r\n`);
  const graph = await raw(
    `GET /graphql?documentId=${idOf('UrlPageQuery')} ${evil}\r\nX-HTTP-Method-Override: POST\r\n\r\n`,
  );
  expect(`${pages}${graph}`).not.toContain('evil.example');
});

const POST = 'POST /graphql HTTP/1.1\r\nHost: x\r\n';
const CHUNKED = 'Transfer-Encoding: chunked\r\n';
const REFUSED = /^HTTP\/1.1 400/;
test.each<[name: string, request: string, status: RegExp]>([
  ['two lengths', `${POST}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`, REFUSED],
  ['a length and chunks', `${POST}Content-Length: 5\r\n${CHUNKED}\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`, REFUSED],
  ['chunks that are none', `${POST}Content-Type: application/json\r\n${CHUNKED}\r\nzz\r\n`, REFUSED],
  ['a header of two lines', 'GET /graphql HTTP/1.1\r\nHost: x\r\nX-A: b\r\n c: d\r\n\r\n', /^HTTP\/1.1 (?:4\d\d|200)/],
  ['a header that is none', 'GET / HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n', REFUSED],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', REFUSED],
  ...['two words', '[', 'x:99999', 'x/y', 'y@x', 'x\r\nHost: x', 'x\r\nhost: y'].map(
    (host): [string, string, RegExp] => [
      `the host ${host}`,
      `GET /graphql?query={__typename} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      REFUSED,
    ],
  ),
  ['a method that is none', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', REFUSED],
  ['noise', '\u0016\u0003\u0001\u0002\u0000\u0001', REFUSED],
  ['TRACE', 'TRACE /graphql HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', /^HTTP\/1.1 4\d\d/],
  ['climbing', 'GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', REFUSED],
])('returns the expected status for raw HTTP: %s', async (_, request, status) => {
  const answer = await raw(request);
  expect(answer).toMatch(status);
  expect(answer).not.toMatch(INSIDE);
  await attack(http, (headers) => http.ask('{ __typename }', {}, headers));
});

/** Sends raw bytes and reads until the connection closes. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(http.url);
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.end(text, 'latin1'));
    socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk));
    socket.once('error', reject).once('close', () => resolve(answer));
  });
}
