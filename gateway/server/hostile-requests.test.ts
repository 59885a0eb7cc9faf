import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { attack, INSIDE } from './attack.fixture.ts';
import { answerOf, idOf, useHttpGateway } from './http-gateway.fixture.ts';

const http = useHttpGateway({ CACHE_SECONDS: '0' });

describe('documents', () => {
  const bomb = Array.from(
    { length: 20 },
    (_, index) => `fragment F${index} on Category { a: name ...F${index + 1} ...F${index + 1} }`,
  ).join(' ');
  test.each<[name: string, query: string]>([
    ['fragments that double each other', `{ categories { ...F0 } } ${bomb} fragment F20 on Category { name }`],
    [
      'fragments that double each other at the root',
      `{ ...F0 } ${bomb.replaceAll('Category', 'Query')} fragment F20 on Query { name }`,
    ],
    [
      'fragments that double each other below the schema',
      `{ __schema { ...F0 } } ${bomb.replaceAll('Category', '__Schema').replaceAll('a: name', 'a: description')} fragment F20 on __Schema { description }`,
    ],
    ['introspection by the dozen', `{ __schema { types { fields { args { ${'type { name } '.repeat(100)} } } } } }`],
    [
      'line after line, each with an error',
      `{ ${'\n'.repeat(18_000)} ${Array.from({ length: 110 }, (_, index) => `n${index}`).join(' ')} }`,
    ],
    [
      'a variable that is the prototype',
      'query ($__proto__: Boolean = true) { categories @include(if: $__proto__) { name } }',
    ],
    [
      'fragments by the hundred',
      `{ __typename } ${Array.from({ length: 300 }, (_, index) => `fragment F${index} on Shop { name }`).join(' ')}`,
    ],
    ['a fragment that spreads itself', '{ shop { ...F } } fragment F on Shop { name ...F }'],
    ['defer', '{ ... @defer { shop { name } } }'],
    ['directives that there are not', `{ __typename ${'@x '.repeat(500)} }`],
    ['a directive many times', `{ __typename ${'@skip(if: false) '.repeat(200)} }`],
    ['a number that has no end', `{ featuredProducts(first: ${'9'.repeat(5_000)}) { totalCount } }`],
    ['a text without end', `{ search(query: "${'a'.repeat(90_000)}") { totalCount } }`],
    ['comments alone', `#${'x'.repeat(90_000)}`],
    ['a byte that is no text', '{ \u0000 }'],
    ['a byte order mark in the middle', '{ \uFEFF__typename \uFEFF }'],
    ['operations by hundreds', Array.from({ length: 300 }, (_, index) => `query Q${index} { __typename }`).join(' ')],
    [
      'tries to sign in by the dozen',
      `mutation { ${Array.from({ length: 40 }, (_, index) => `a${index}: customerLogIn(input: { email: "a@example.com", password: "x${index}" }) { __typename }`).join(' ')} }`,
    ],
    [
      'lists in lists',
      `{ categories { children { children { children { children { children { name products(first: 100) { edges { node { related { name } } } } } } } } } } }`,
    ],
    [
      'variables by the hundred',
      `query (${Array.from({ length: 300 }, (_, index) => `$v${index}: Int`).join(' ')}) { __typename }`,
    ],
  ])('survives %s', async (_, query) => {
    await attack(http, (headers) => http.ask(query, {}, headers));
  });
});

describe('bodies', () => {
  test.each<[name: string, body: string]>([
    ['keys of objects’ own', '{"query":"{ __typename }","__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}'],
    [
      'variables of objects’ own',
      '{"query":"query ($x: String!) { search(query: $x) { totalCount } }","variables":{"__proto__":{"x":"lamp"},"x":"lamp"}}',
    ],
    ['a key twice', '{"query":"{ nothing }","query":"{ __typename }"}'],
    ['half a character', '{"query":"{ search(query: \\"\\ud83d\\") { totalCount } }"}'],
    [
      'numbers that are too large',
      '{"query":"{ __typename }","variables":{"x":1e999,"y":123456789012345678901234567890}}',
    ],
    ['a batch of batches', `[${'['.repeat(1_000)}${']'.repeat(1_000)}]`],
    ['an id that is a path', '{"documentId":"../../etc/passwd"}'],
  ])('survives %s', async (_, body) => {
    await attack(http, (headers) => http.post(body, headers));
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test('survives bytes that are not UTF-8', async () => {
    await attack(http, async (headers) =>
      answerOf(
        await fetch(`${http.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0xff, 0xfe, 0x22, 0x7d]),
        }),
      ),
    );
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
  const pages = await raw(
    'GET /lamp-1 HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nForwarded: host=evil.example\r\nX-Original-URL: /admin\r\nConnection: close\r\n\r\n',
  );
  const graph = await raw(
    `GET /graphql?documentId=${idOf('UrlPageQuery')} HTTP/1.1\r\nHost: evil.example\r\nX-HTTP-Method-Override: POST\r\nConnection: close\r\n\r\n`,
  );
  expect(`${pages}${graph}`).not.toContain('evil.example');
});

test.each<[name: string, request: string, status: RegExp]>([
  [
    'two lengths',
    'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef',
    /^HTTP\/1.1 400/,
  ],
  [
    'a length and chunks',
    'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\nHost: x\r\n\r\n',
    /^HTTP\/1.1 400/,
  ],
  [
    'chunks that are none',
    'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    /^HTTP\/1.1 400/,
  ],
  ['a header of two lines', 'GET /graphql HTTP/1.1\r\nHost: x\r\nX-A: b\r\n c: d\r\n\r\n', /^HTTP\/1.1 (?:4\d\d|200)/],
  ['a header that is none', 'GET / HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n', /^HTTP\/1.1 400/],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', /^HTTP\/1.1 400/],
  ...['two words', '[', 'x:99999', 'x/y', 'y@x'].map((host): [string, string, RegExp] => [
    `the host ${host}`,
    `GET /graphql?query={__typename} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    /^HTTP\/1.1 400/,
  ]),
  ['a method that is none', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1.1 400/],
  ['noise', '\u0016\u0003\u0001\u0002\u0000\u0001', /^HTTP\/1.1 400/],
  ['TRACE', 'TRACE /graphql HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', /^HTTP\/1.1 4\d\d/],
  ['climbing', 'GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', /^HTTP\/1.1 400/],
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
