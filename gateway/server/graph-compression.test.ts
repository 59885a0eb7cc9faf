import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { decompress, type Encoding } from '../graphql-server/compression.ts';
import { idOf, useHttpGateway } from './http-gateway.fixture.ts';

const http = useHttpGateway();

interface Raw {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends a request without decompressing its answer. */
function send(path: string, headers: Record<string, string>, body?: object): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const sent = request(
      http.url + path,
      {
        method: body ? 'POST' : 'GET',
        headers: { 'x-partner-key': http.partner(), 'content-type': 'application/json', ...headers },
      },
      (response) => {
        buffer(response).then(
          (bytes) => resolve({ status: response.statusCode, headers: response.headers, body: bytes }),
          reject,
        );
      },
    );
    sent.on('error', reject).end(body && JSON.stringify(body));
  });
}

const LONG = {
  query: `{ search(query: "lamp", first: 16) { nodes {
    id name path description price { incVat { pence } } specifications { name value } stock { message }
  } } }`,
};

test.each<[string, Encoding]>([
  ['br', 'br'],
  ['', 'identity'],
])('a long answer is compressed for a client that accepts %j', async (accepted, encoding) => {
  const plain = await send('/graphql', {}, LONG);
  const answer = await send('/graphql', { 'accept-encoding': accepted }, LONG);
  expect(plain.body.length).toBeGreaterThan(4_000);
  const coding = encoding === 'identity' ? undefined : encoding;
  expect([answer.status, answer.headers['content-encoding']]).toEqual([200, coding]);
  const { data } = JSON.parse(decompress(answer.body, encoding).toString()) as { data: unknown };
  expect(data).toEqual((JSON.parse(plain.body.toString()) as { data: unknown }).data);
  if (encoding !== 'identity') expect(answer.body.length).toBeLessThan(plain.body.length / 3);
});

test('a public answer by GET has a weak ETag when it is compressed, which a cache may revalidate', async () => {
  const variables = JSON.stringify({ url: '/lamps/table/', first: 16, searching: false });
  const path = `/graphql?documentId=${idOf('UrlPageQuery')}&variables=${encodeURIComponent(variables)}`;
  const [plain, answer] = [await send(path, {}), await send(path, { 'accept-encoding': 'br' })];
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    vary: expect.stringContaining('accept-encoding'),
    etag: `W/${String(plain.headers.etag)}`,
  });
  const again = await send(path, { 'accept-encoding': 'br', 'if-none-match': String(answer.headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('an automatic persisted query is refused by the words that clients know, with what to do instead', async () => {
  const persistedQuery = { version: 1, sha256Hash: 'a'.repeat(64) };
  const { status, body } = await send('/graphql', {}, { extensions: { persistedQuery } });
  expect([status, JSON.parse(body.toString())]).toMatchObject([
    400,
    { errors: [{ message: 'PersistedQueryNotSupported', extensions: { help: expect.stringMatching(/send the op/) } }] },
  ]);
  // A client that is told so sends the text with the hash.
  const both = await send('/graphql', {}, { query: '{ shop { name } }', extensions: { persistedQuery } });
  expect(both.status).toBe(200);
});
