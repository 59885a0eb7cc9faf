import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createCatalogueChanges } from '../../upstream/changes/catalogue-changes.ts';
import { serve } from '../../testing/listen.fixture.ts';
import { createCdn } from './cdn.ts';
import { conventionOf, tagOf, type Purge } from './cdn.rules.ts';

const VARNISH = 'http://varnish.internal/';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A Varnish that may fail. `purged` are the tags of each purge that it accepted. */
function open() {
  const changes = createCatalogueChanges();
  const [purged, lines]: [string[][], string[]] = [[], []];
  const state = { isDown: false };
  const log = (first: unknown, line?: string) => void lines.push(line ?? String(first));
  const cdn = createCdn({
    purgeUrl: VARNISH,
    token: null,
    changes,
    logger: { info: log, warn: log },
    async send(_, { headers }: Purge) {
      if (state.isDown) throw new Error('down');
      purged.push(headers['xkey']?.split(' ') ?? []);
    },
  });
  onTestFinished(() => cdn.close());
  return { cdn, changes, purged, lines, state };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

test('purges everything at start, then the tags of a change, twice', async () => {
  const { changes, purged } = open();
  await settled();
  changes.announce(['/lamp/', '/lamps/']);
  await settled();
  const tags = [tagOf('/lamp/'), tagOf('/lamps/')];
  expect(purged).toEqual([['all'], tags]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(purged).toEqual([['all'], tags, tags]);
});

test('sends many tags in batches, and one tag for more than five thousand', async () => {
  const { changes, purged } = open();
  await settled();
  const paths = Array.from({ length: 1_000 }, (_, index) => `/${index}/`);
  changes.announce(paths.slice(0, 250));
  await settled();
  expect(purged.map(({ length }) => length)).toEqual([1, 100, 100, 50]);
  purged.length = 0;
  for (let part = 0; part < 6; part += 1) changes.announce(paths.map((path) => `/${part}${path}`));
  await settled();
  expect(purged.at(-1)).toEqual(['all']);
  expect(purged.length).toBeLessThan(5);
});

test('retries with backoff what a CDN that is down has missed, and logs the outage once', async () => {
  const { changes, purged, lines, state } = open();
  await settled();
  state.isDown = true;
  changes.announce(['/a/']);
  await vi.advanceTimersByTimeAsync(4_000);
  changes.announce(['/b/']);
  await vi.advanceTimersByTimeAsync(50_000);
  expect([purged, lines.length]).toEqual([[['all']], 1]);
  state.isDown = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(purged.slice(1).flat().sort()).toEqual([tagOf('/a/'), tagOf('/b/')].sort());
  expect(lines.at(-1)).toBe('the CDN can be purged again');
});

test('tags a response with its paths, and one of too many paths not at all', () => {
  const { cdn } = open();
  expect(cdn.tagHeader(new Set(['/lamp/']))).toEqual({ xkey: `all ${tagOf('/lamp/')}` });
  const many = (count: number) => new Set(Array.from({ length: count }, (_, index) => `/${index}/`));
  expect([cdn.tagHeader(many(250)) === null, cdn.tagHeader(many(251))]).toEqual([false, null]);
});

test.each([
  [
    'https://api.fastly.com/service/1/purge',
    { 'surrogate-key': 'a b' },
    { 'content-type': 'application/json', 'fastly-key': 'secret' },
    '{"surrogate_keys":["a","b"]}',
  ],
  [
    'https://api.cloudflare.com/client/v4/zones/1/purge_cache',
    { 'cache-tag': 'a,b' },
    { 'content-type': 'application/json', authorization: 'Bearer secret' },
    '{"tags":["a","b"]}',
  ],
  ['http://varnish.internal/', { xkey: 'a b' }, { xkey: 'a b', authorization: 'Bearer secret' }, undefined],
])('keeps to the convention of %s', (url, header, headers, body) => {
  const { header: name, separator, purge } = conventionOf(url);
  expect({ [name]: ['a', 'b'].join(separator) }).toEqual(header);
  const purged = purge(['a', 'b'], 'secret');
  expect([purged.headers, purged.body]).toEqual([headers, body]);
});

test('sends a purge by HTTP, and an answer other than 2xx is a failure', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const requests: [IncomingMessage['method'], unknown, string][] = [];
  const { url } = await serve((request, response) => {
    void text(request).then((body) => {
      requests.push([request.method, request.headers['xkey'], body]);
      response.writeHead(requests.length === 1 ? 503 : 200).end();
    });
  });
  const cdn = createCdn({
    purgeUrl: url,
    token: null,
    changes: createCatalogueChanges(),
    logger: { info: () => undefined, warn: () => undefined },
  });
  onTestFinished(() => cdn.close());
  // The pause before the second attempt.
  await expect.poll(() => (vi.advanceTimersByTime(100), requests.length)).toBe(2);
  expect(requests).toEqual([
    ['PURGE', 'all', ''],
    ['PURGE', 'all', ''],
  ]);
});
