import { get, type IncomingMessage, type Server } from 'node:http';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '@storefront/schema/temporary-folder.fixture.ts';
import { imageUrl } from '@storefront/domain/image-url.rules.ts';
import { serve } from '../../testing/listen.fixture.ts';
import { openImageCache } from './image-cache.ts';
import { serveRoutes } from '../serve-routes.fixture.ts';
import { imageRoutes } from './images.ts';
import { IMAGE_LIMITS } from '../../limits.data.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><path fill="#a52" d="M0 0h800v800H0z"/></svg>';
const QUEUE = { waiting: 3, waitingPerKey: 2, waitMilliseconds: 60_000 };

interface Fetch {
  source: string;
  signal: AbortSignal;
  answer(): void;
}

const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a52' } })
  .png()
  .toBuffer();
let directory: string;
let server: Server;
let url: string;
/** Pending fetches from hosts. */
let fetches: Fetch[];
let warnings: object[];
let outcomes: string[];

beforeEach(async () => {
  [fetches, warnings] = [[], []];
  directory = temporaryFolder();
  const logger = { warn: (details: object) => void warnings.push(details) };
  const routes = imageRoutes({
    shopOrigin: (await serve((_, response) => response.end(DRAWING))).url,
    cache: openImageCache({ directory, bytesMaximum: 1_000, logger }),
    external: {
      addressOf: (source) => (source.startsWith('https:') ? source : null),
      fetch: (source, signal) =>
        new Promise((resolve, reject) => {
          fetches.push({ source, signal, answer: () => resolve(picture) });
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    },
    logger,
    limits: { ...IMAGE_LIMITS, external: { atOnce: 4, atOncePerKey: 2, ...QUEUE } },
  });
  ({ url, server, outcomes } = await serveRoutes(routes));
});

/** Requests an image from one of this machine's loopback addresses. */
function ask(source: string, localAddress = '127.0.0.1', width = 80) {
  const request = get(url + imageUrl(source, width), { agent: false, localAddress });
  const answer = new Promise<IncomingMessage>((resolve, reject) =>
    request.once('response', (response) => resolve(response.resume())).once('error', reject),
  );
  answer.catch(() => undefined);
  return { answer, status: () => answer.then(({ statusCode }) => statusCode), leave: () => request.destroy() };
}

const asked = () => fetches.map(({ source }) => source);
const answerAll = () => fetches.splice(0).forEach(({ answer }) => answer());

test('the shop’s own images do not wait for external ones', async () => {
  for (let count = 0; count < 4; count += 1) ask(`https://${count}.example/a.png`, `127.0.0.${2 + (count % 2)}`);
  await expect.poll(() => fetches.length).toBe(4);
  expect(await ask('/drawings/a.svg').status()).toBe(200);
});

test('fetches one image at a time per host, and hosts do not delay each other', async () => {
  const [one, two] = ['https://a.example/1.png', 'https://a.example/2.png'];
  const pictures = [ask(one), ask(two), ask('https://b.example/3.png', '127.0.0.2')];
  await expect.poll(asked).toEqual(['https://a.example/1.png', 'https://b.example/3.png']);
  answerAll();
  await expect.poll(asked).toEqual(['https://a.example/2.png']);
  answerAll();
  expect(await Promise.all(pictures.map(({ status }) => status()))).toEqual([200, 200, 200]);
});

test('limits pending external images per client address and still serves other addresses', async () => {
  const pictures = Array.from({ length: 4 }, (_, count) => ask(`https://${count}.example/a.png`));
  await expect.poll(() => fetches.length).toBe(2);
  await expect.poll(() => connections()).toBe(4);
  const { statusCode, headers } = await ask('https://5.example/a.png').answer;
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store']);
  const other = ask('https://other.example/a.png', '127.0.0.2');
  await expect.poll(asked).toContain('https://other.example/a.png');
  answerAll();
  expect(await other.status()).toBe(200);
  await expect.poll(() => fetches.length).toBe(2);
  answerAll();
  expect(await Promise.all(pictures.map(({ status }) => status()))).toEqual([200, 200, 200, 200]);
  expect([outcomes.filter((outcome) => outcome === 'shed').length, warnings]).toEqual([1, []]);
});

const connections = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

test('aborts a fetch when its last client disconnects, and starts the next one', async () => {
  const [one, two, other] = [
    ask('https://a.example/1.png'),
    ask('https://a.example/1.png', '127.0.0.2', 160),
    ask('https://a.example/2.png', '127.0.0.3'),
  ];
  await expect.poll(() => connections()).toBe(3);
  await expect.poll(asked).toEqual(['https://a.example/1.png']);
  one.leave();
  await expect.poll(() => outcomes).toEqual(['answered']);
  expect(fetches[0]?.signal.aborted).toBe(false);
  two.leave();
  await expect.poll(asked).toEqual(['https://a.example/1.png', 'https://a.example/2.png']);
  expect(fetches[0]?.signal.aborted).toBe(true);
  fetches[1]?.answer();
  expect([await other.status(), warnings]).toEqual([200, []]);
});
