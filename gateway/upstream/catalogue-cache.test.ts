import { describe, expect, test } from 'vitest';
import { cachedRead, type CachedReadOptions } from './catalogue-cache.ts';
import { UpstreamError } from './errors.ts';
import { inRequest, staleSeconds } from './request-context.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const down = () => Promise.reject(new UpstreamError('/x', 'is down'));
const revalidated = () => new Promise(setImmediate);
const bug = () => Promise.reject(new TypeError('a bug'));

function setUp(options: Partial<CachedReadOptions<string>> = {}) {
  const shop = {
    // lru-cache takes 0 for no time at all.
    time: 1,
    calls: 0,
    answer: async (key: string): Promise<string> => `${key}${shop.calls}`,
  };
  const cached = cachedRead(
    (key: string) => {
      shop.calls += 1;
      return shop.answer(key);
    },
    { max: 10, now: () => shop.time, ...options },
  );
  /** The answer, and how many seconds stale its request says that it is. */
  const read = (key = 'a') => inRequest('test', async () => [await cached(key), staleSeconds()]);
  return { shop, read };
}

describe('every read', () => {
  test('shares one call between concurrent callers', async () => {
    const { shop, read } = setUp();
    expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill(['a1', null]));
    expect(shop.calls).toBe(1);
  });

  test('has an answer of its own for each of its arguments', async () => {
    const { read } = setUp({ ttlMilliseconds: MINUTE });
    expect([await read('a'), await read('b'), await read('a')].map(([answer]) => answer)).toEqual(['a1', 'b2', 'a1']);
  });

  test('answers its callers when more calls are in flight than entries are kept', async () => {
    const { shop, read } = setUp({ max: 1 });
    const answer = Promise.withResolvers<string>();
    shop.answer = () => answer.promise;
    const both = Promise.all([read('a'), read('b')]);
    answer.resolve('late');
    expect(await both).toEqual([
      ['late', null],
      ['late', null],
    ]);
  });

  test('fails when the shop API fails and no answer is cached', async () => {
    const { shop, read } = setUp();
    await read('a');
    shop.answer = down;
    await expect(read('b')).rejects.toThrow(UpstreamError);
  });
});

describe('a read without a TTL', () => {
  test('calls the shop API every time', async () => {
    const { read } = setUp();
    expect([await read(), await read()]).toEqual([
      ['a1', null],
      ['a2', null],
    ]);
  });

  test('serves the last answer for an hour when the shop API fails, and marks the request as stale', async () => {
    const { shop, read } = setUp();
    await read();
    shop.answer = down;
    shop.time += HOUR - 1_000;
    expect(await read()).toEqual(['a1', 3_599]);
    shop.time += 1_001;
    await expect(read()).rejects.toThrow(UpstreamError);
  });

  test('serves the last answer when the shop API is late, and caches the late one', async () => {
    const { shop, read } = setUp({ patienceMilliseconds: 1 });
    await read();
    const late = Promise.withResolvers<string>();
    shop.answer = () => late.promise;
    shop.time += 10_000;
    expect(await read()).toEqual(['a1', 10]);
    late.resolve('new');
    await revalidated();
    shop.answer = down;
    expect(await read()).toEqual(['new', 0]);
  });

  test('does not cover a bug of ours', async () => {
    const { shop, read } = setUp();
    await read();
    shop.answer = bug;
    await expect(read()).rejects.toThrow(TypeError);
  });

  test('drops the cached answer when a new one is not cacheable', async () => {
    const { shop, read } = setUp({ isCacheable: (answer) => answer !== 'gone' });
    await read();
    shop.answer = async () => 'gone';
    expect(await read()).toEqual(['gone', null]);
    shop.answer = down;
    await expect(read()).rejects.toThrow(UpstreamError);
  });
});

describe('a read with a TTL', () => {
  test('makes no call while fresh, then serves the stale answer while it revalidates', async () => {
    const { shop, read } = setUp({ ttlMilliseconds: MINUTE });
    await read();
    shop.time += MINUTE - 1;
    expect(await read()).toEqual(['a1', null]);
    expect(shop.calls).toBe(1);
    shop.time += 1;
    expect(await read()).toEqual(['a1', null]);
    await revalidated();
    expect(await read()).toEqual(['a2', null]);
    expect(shop.calls).toBe(2);
  });

  test('waits for a fresh answer after all have expired, and serves the old one when the shop API fails', async () => {
    const [expiries, time]: [(() => void)[], number] = [[], 500];
    const { shop, read } = setUp({ ttlMilliseconds: MINUTE, onExpiry: (expire) => void expiries.push(expire) });
    await read();
    shop.time += time;
    for (const expire of expiries) expire();
    shop.answer = down;
    expect(await read()).toEqual(['a1', 1]);
    shop.time += time;
    shop.answer = async (key) => `${key} fresh`;
    expect([await read(), await read()]).toEqual([
      ['a fresh', null],
      ['a fresh', null],
    ]);
    expect(shop.calls).toBe(3);
  });

  test('serves the stale answer for an hour while the shop API fails, and calls it each time', async () => {
    const { shop, read } = setUp({ ttlMilliseconds: MINUTE });
    await read();
    shop.answer = down;
    shop.time += HOUR - 1;
    expect(await read()).toEqual(['a1', null]);
    await revalidated();
    expect(await read()).toEqual(['a1', null]);
    await revalidated();
    expect(shop.calls).toBe(3);
    shop.time += 2;
    await expect(read()).rejects.toThrow(UpstreamError);
  });

  test('does not cover a bug of ours for longer than its first revalidation', async () => {
    const { shop, read } = setUp({ ttlMilliseconds: MINUTE });
    await read();
    shop.answer = bug;
    shop.time += MINUTE;
    expect(await read()).toEqual(['a1', null]);
    await revalidated();
    await expect(read()).rejects.toThrow(TypeError);
  });
});
