import { describe, expect, test } from 'vitest';
import { publicCacheControl } from './response-cache.ts';
import { createTaggedCache, type Made } from './tagged-cache.ts';

const FRESH = 2_000;
const EXPIRED = 10_000;

function setUp() {
  const clock = { now: 0 };
  const cache = createTaggedCache<string>({
    freshSeconds: FRESH / 1_000,
    staleFactor: 4,
    bytesMaximum: 1_000_000,
    entriesMaximum: 100,
    now: () => clock.now,
  });
  let count = 0;
  const make =
    (tags: string[] | null = ['a']) =>
    async (): Promise<Made<string>> => ({ answer: `answer ${(count += 1)}`, tags });
  return { clock, cache, make };
}

test('makes an answer once for concurrent callers', async () => {
  const { cache, make } = setUp();
  const answers = await Promise.all([cache.make('k', make()), cache.make('k', make()), cache.make('k', make())]);
  expect(answers.map((each) => each?.answer)).toEqual(['answer 1', 'answer 1', 'answer 1']);
});

test('serves an answer while fresh, then stale while it revalidates, then misses', async () => {
  const { clock, cache, make } = setUp();
  await cache.make('k', make());
  clock.now = FRESH - 1;
  expect(cache.get('k', make())).toEqual({ answer: 'answer 1', age: clock.now });
  clock.now = FRESH;
  expect(cache.get('k', make())?.answer).toBe('answer 1');
  await new Promise(setImmediate);
  expect(cache.get('k', make())).toEqual({ answer: 'answer 2', age: 0 });
  clock.now += EXPIRED;
  expect(cache.get('k', make())).toBeNull();
});

test('serves the stale answer again after a failed revalidation', async () => {
  const { clock, cache, make } = setUp();
  await cache.make('k', make());
  clock.now = FRESH;
  const broken = () => Promise.reject(new Error('down'));
  expect(cache.get('k', broken)?.answer).toBe('answer 1');
  await new Promise(setImmediate);
  expect(cache.get('k', make())?.answer).toBe('answer 1');
});

test('neither caches an answer without tags nor shares it with concurrent callers', async () => {
  const { cache, make } = setUp();
  const answers = await Promise.all([cache.make('k', make(null)), cache.make('k', make(null))]);
  expect(answers).toEqual([{ answer: 'answer 1', age: 0 }, null]);
  expect(cache.get('k', make())).toBeNull();
});

test('never serves an answer once it is wrong, and does not cache one that is', async () => {
  const { clock, cache, make } = setUp();
  const validFor = (validMilliseconds: number) => async () => ({ ...(await make()()), validMilliseconds });
  await cache.make('soon', validFor(500));
  await cache.make('while stale', validFor(FRESH + 1));
  await cache.make('already', validFor(0));
  const isServed = () =>
    ['soon', 'while stale', 'already'].map((key) => cache.get(key, () => new Promise(() => {})) !== null);
  expect(isServed()).toEqual([true, true, false]);
  clock.now = 500;
  expect(isServed()).toEqual([false, true, false]);
  clock.now = FRESH;
  expect(isServed()).toEqual([false, true, false]);
  clock.now = FRESH + 1;
  expect(isServed()).toEqual([false, false, false]);
});

test.each([
  [undefined, 'public, max-age=2, stale-while-revalidate=8'],
  [9.9, 'public, max-age=2, stale-while-revalidate=7'],
  [1.5, 'public, max-age=1, stale-while-revalidate=0'],
  [-5, 'public, max-age=0, stale-while-revalidate=0'],
])('a CDN keeps an answer that is valid for %s seconds no longer', (seconds, expected) =>
  expect(publicCacheControl(FRESH / 1_000, { validSeconds: seconds })).toBe(expected),
);

test('a CDN that is purged keeps an answer for longer, but not beyond a change of price', () => {
  expect(
    [Number.POSITIVE_INFINITY, 30].map((validSeconds) => publicCacheControl(2, { validSeconds, cdnSeconds: 600 })),
  ).toEqual([600, 30].map((seconds) => `public, max-age=2, s-maxage=${seconds}, stale-while-revalidate=8`));
});

describe('drop', () => {
  test('removes every answer with any of the tags, and no other; or everything', async () => {
    const { cache, make } = setUp();
    await cache.make('one', make(['a', 'b']));
    await cache.make('two', make(['b']));
    await cache.make('three', make(['c']));
    cache.drop(['b', 'unknown']);
    const kept = ['one', 'two', 'three'].map((key) => cache.get(key, make())?.answer ?? null);
    expect(kept).toEqual([null, null, 'answer 3']);
    cache.drop('everything');
    expect(cache.get('three', make())).toBeNull();
  });

  test('prevents caching of an answer in progress', async () => {
    const { cache, make } = setUp();
    const making = cache.make('k', make());
    cache.drop(['a']);
    expect((await making)?.answer).toBe('answer 1');
    expect(cache.get('k', make())).toBeNull();
  });

  test('keeps later callers from joining an answer in progress', async () => {
    const { cache, make } = setUp();
    const making = cache.make('k', make());
    cache.drop(['a']);
    const later = cache.make('k', make());
    expect([(await making)?.answer, (await later)?.answer]).toEqual(['answer 1', 'answer 2']);
    expect(cache.get('k', make())?.answer).toBe('answer 2');
  });
});
