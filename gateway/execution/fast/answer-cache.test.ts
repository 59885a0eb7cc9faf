import { describe, expect, test } from 'vitest';
import { createAnswerCache, STALE_TIMES, type Made } from './answer-cache.ts';

const FRESH = 2_000;

function setUp() {
  const clock = { now: 0 };
  const cache = createAnswerCache<string>(FRESH / 1_000, () => clock.now);
  let count = 0;
  const make =
    (tags: string[] | null = ['a']) =>
    async (): Promise<Made<string>> => ({ answer: `answer ${(count += 1)}`, tags });
  return { clock, cache, make };
}

describe('an answer', () => {
  test('is made once for all who ask while it is made', async () => {
    const { cache, make } = setUp();
    const given = await Promise.all([cache.make('k', make()), cache.make('k', make()), cache.make('k', make())]);
    expect(given.map((each) => each?.answer)).toEqual(['answer 1', 'answer 1', 'answer 1']);
  });

  test('is fresh, then given once more while a new one is made, then gone', async () => {
    const { clock, cache, make } = setUp();
    await cache.make('k', make());
    clock.now = FRESH - 1;
    expect(cache.peek('k', make())).toEqual({ answer: 'answer 1', age: clock.now });
    clock.now = FRESH;
    expect(cache.peek('k', make())?.answer).toBe('answer 1');
    await cache.make('k', make());
    expect(cache.peek('k', make())).toEqual({ answer: 'answer 2', age: 0 });
    clock.now += FRESH * (1 + STALE_TIMES);
    expect(cache.peek('k', make())).toBeNull();
  });

  test('that cannot be made anew leaves the stale one as long as it may be given', async () => {
    const { clock, cache, make } = setUp();
    await cache.make('k', make());
    clock.now = FRESH;
    const broken = () => Promise.reject(new Error('down'));
    expect(cache.peek('k', broken)?.answer).toBe('answer 1');
    await new Promise(setImmediate);
    expect(cache.peek('k', make())?.answer).toBe('answer 1');
  });

  test('that is nobody else’s is neither kept nor given to those who waited', async () => {
    const { cache, make } = setUp();
    const given = await Promise.all([cache.make('k', make(null)), cache.make('k', make(null))]);
    expect(given).toEqual([{ answer: 'answer 1', age: 0 }, null]);
    expect(cache.peek('k', make())).toBeNull();
  });
});

describe('a drop', () => {
  test('takes what tells of any of the tags, and nothing else', async () => {
    const { cache, make } = setUp();
    await cache.make('one', make(['a', 'b']));
    await cache.make('two', make(['b']));
    await cache.make('three', make(['c']));
    cache.drop(['b', 'unknown']);
    expect(['one', 'two', 'three'].map((key) => cache.peek(key, make())?.answer ?? null)).toEqual([
      null,
      null,
      'answer 3',
    ]);
  });

  test('keeps out an answer that was being made', async () => {
    const { cache, make } = setUp();
    const underWay = cache.make('k', make());
    cache.drop(['a']);
    expect((await underWay)?.answer).toBe('answer 1');
    expect(cache.peek('k', make())).toBeNull();
  });
});
