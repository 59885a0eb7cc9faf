import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterAll, describe, expect, test } from 'vitest';
import { openRateLimiter, type RateLimiter } from './rate-limiter.ts';

const bucket = (requests: number, cost = 100) => ({
  name: randomUUID(),
  perMinute: { requests, cost, pages: 1, images: 2, archiveBytes: 3 },
});
const url = process.env.TEST_REDIS_URL;
const opened: (() => void)[] = [];
afterAll(() => {
  for (const close of opened) close();
});

async function open(
  redisUrl: string | undefined,
  onFailure: (error: unknown) => void = () => {},
): Promise<RateLimiter> {
  const { rateLimiter, close } = await openRateLimiter({ redisUrl, onFailure });
  opened.push(close);
  return rateLimiter;
}

/** In memory, and in Redis if TEST_REDIS_URL is set. */
describe.each<[string, string | undefined]>([
  ['in memory', undefined],
  ...(url ? [['in Redis', url] as [string, string]] : []),
])('%s', (_, redisUrl) => {
  test('admits exactly as many concurrent requests as the tightest bucket allows', async () => {
    const rateLimiter = await open(redisUrl);
    const [loose, tight] = [bucket(100), bucket(5)];
    const states = await Promise.all(Array.from({ length: 20 }, () => rateLimiter.take('requests', [loose, tight])));
    expect(states.filter(({ isOver }) => !isOver)).toHaveLength(5);
    expect(states.every(({ limit }) => limit === 5)).toBe(true);
    expect(states.every(({ resetSeconds }) => resetSeconds >= 1 && resetSeconds <= 60)).toBe(true);
  });

  test('tells what is left without a charge', async () => {
    const rateLimiter = await open(redisUrl);
    const own = bucket(5);
    await rateLimiter.take('requests', [own], 2);
    const states = [await rateLimiter.take('requests', [own], 0), await rateLimiter.take('requests', [own], 0)];
    expect(states).toMatchObject(Array(2).fill({ remaining: 3, isOver: false }));
  });

  test('takes no request from the other buckets when one is exceeded', async () => {
    const rateLimiter = await open(redisUrl);
    const [partner, buyer, otherBuyer] = [bucket(4), bucket(1), bucket(10)];
    for (let request = 0; request < 5; request += 1) await rateLimiter.take('requests', [partner, buyer]);
    const states = [
      await rateLimiter.take('requests', [partner, buyer]),
      await rateLimiter.take('requests', [partner, otherBuyer]),
    ];
    expect(states.map(({ isOver, remaining }) => [isOver, remaining])).toEqual([
      [true, 0],
      [false, 2],
    ]);
  });

  test('counts pages, images and GraphQL requests of an address separately', async () => {
    const rateLimiter = await open(redisUrl);
    const one = bucket(1);
    const take = async () =>
      [
        await rateLimiter.take('pages', [one]),
        await rateLimiter.take('images', [one]),
        await rateLimiter.take('requests', [one]),
      ].map(({ isOver }) => isOver);
    expect([await take(), await take(), await take()]).toEqual([
      [false, false, false],
      [true, false, true],
      [true, true, true],
    ]);
  });

  test('refunds a cost that exceeds the limit', async () => {
    const rateLimiter = await open(redisUrl);
    const one = [bucket(100, 10)] as const;
    expect(
      [
        await rateLimiter.take('cost', one, 8),
        await rateLimiter.take('cost', one, 3),
        await rateLimiter.take('cost', one, 2),
        await rateLimiter.take('cost', one, 1),
      ].map(({ isOver, remaining }) => [isOver, remaining]),
    ).toEqual([
      [false, 2],
      [true, 0],
      [false, 0],
      [true, 0],
    ]);
  });
});

test('counts in memory at once when Redis is unavailable, and reports it once', async () => {
  const failures: unknown[] = [];
  const rateLimiter = await open('redis://127.0.0.1:1', (error) => failures.push(error));
  const one = [bucket(2)] as const;
  const started = performance.now();
  const states = [
    await rateLimiter.take('requests', one),
    await rateLimiter.take('requests', one),
    await rateLimiter.take('requests', one),
  ];
  expect(states.map(({ isOver }) => isOver)).toEqual([false, false, true]);
  expect(performance.now() - started).toBeLessThan(1_000);
  await expect.poll(() => failures.length).toBe(1);
});

if (url !== undefined) {
  test('two processes share their counts', async () => {
    const [here, there] = [await open(url), await open(url)];
    const one = [bucket(3)] as const;
    const states = [
      await here.take('requests', one),
      await there.take('requests', one),
      await here.take('requests', one),
      await there.take('requests', one),
    ];
    expect(states.map(({ remaining }) => remaining)).toEqual([2, 1, 0, 0]);
    expect(states.at(-1)?.isOver).toBe(true);
  });

  test('counts in Redis again after a lost connection', async () => {
    const rateLimiter = await open(url);
    const one = [bucket(100)] as const;
    await expect.poll(async () => (await rateLimiter.take('requests', one)).isOver).toBe(false);
    const admin = new Redis(url);
    await admin.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    expect((await rateLimiter.take('requests', one)).isOver).toBe(false);
    await expect
      .poll(async () => {
        await rateLimiter.take('requests', one);
        return Number(await admin.get(`rateLimiter:requests:${one[0]?.name}`));
      })
      .toBeGreaterThan(1);
    admin.disconnect();
  });
}
