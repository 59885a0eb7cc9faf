import { describe, expect, test } from 'vitest';
import { UpstreamError } from '../errors.ts';
import { inRequest, staleSeconds } from '../request-scope.ts';
import { orStale } from './stale.ts';

const HOUR = 3_600_000;
const broken = () => Promise.reject(new UpstreamError('/x', 'is down'));

function setUp(options: { max?: number; keeps?: (answer: string) => boolean; patienceMilliseconds?: number } = {}) {
  const state = { time: 0, load: async (key: string): Promise<string> => `${key}!` };
  const read = orStale((key: string) => state.load(key), { max: 10, now: () => state.time, ...options });
  return { state, ask: (key = 'a') => inRequest('test', async () => [await read(key), staleSeconds()]) };
}

describe('when the shop API fails', () => {
  test('the last answer stands in for less than an hour, and says how old it is', async () => {
    const { state, ask } = setUp();
    expect(await ask()).toEqual(['a!', null]);
    state.load = broken;
    state.time = HOUR - 1_000;
    expect(await ask()).toEqual(['a!', 3_599]);
    state.time = HOUR;
    await expect(ask()).rejects.toThrow(UpstreamError);
  });

  test('what was never answered is not there, and our own mistakes are not covered up', async () => {
    const { state, ask } = setUp();
    await ask();
    state.load = broken;
    await expect(ask('b')).rejects.toThrow(UpstreamError);
    state.load = () => Promise.reject(new TypeError('a mistake'));
    await expect(ask()).rejects.toThrow(TypeError);
  });

  test('what is not worth it is not kept, and does not leave what was before', async () => {
    const { state, ask } = setUp({ keeps: (answer) => answer !== 'gone' });
    await ask();
    state.load = async () => 'gone';
    expect(await ask()).toEqual(['gone', null]);
    state.load = broken;
    await expect(ask()).rejects.toThrow(UpstreamError);
  });
});

test('when it is late the last answer is given, and the new one kept once it comes', async () => {
  const { state, ask } = setUp({ patienceMilliseconds: 1 });
  await ask();
  const late = Promise.withResolvers<string>();
  state.load = () => late.promise;
  state.time = 10_000;
  expect(await ask()).toEqual(['a!', 10]);
  late.resolve('new');
  await late.promise;
  state.load = broken;
  expect(await ask()).toEqual(['new', 0]);
});

test('where there is no room left, ten answers push others out in a fifth of a second', async () => {
  const { state, ask } = setUp({ max: 1 });
  const { load } = state;
  const kept = async (key: string) => {
    state.load = broken;
    const answer = await ask(key).catch(() => null);
    state.load = load;
    return answer?.[0] ?? null;
  };
  for (let number = 0; number <= 10; number += 1) await ask(`at once ${number}`);
  state.time = 199;
  await ask('too soon');
  expect([await kept('too soon'), await kept('at once 10')]).toEqual([null, 'at once 10!']);
  state.time = 200;
  await ask('later');
  expect([await kept('at once 10'), await kept('later')]).toEqual([null, 'later!']);
});

test('no more is kept than was said', async () => {
  const { state, ask } = setUp({ max: 2 });
  for (const key of ['a', 'b', 'c']) await ask(key);
  state.load = broken;
  await expect(ask('a')).rejects.toThrow(UpstreamError);
  expect(await ask('c')).toEqual(['c!', 0]);
});

test('an answer is kept anew once the one that is kept is ten seconds old', async () => {
  const { state, ask } = setUp();
  await ask();
  for (const [time, kept] of [
    [9_999, ['a!', 9]],
    [10_000, ['10000', 0]],
  ] as const) {
    state.time = time;
    state.load = async () => String(time);
    await ask();
    state.load = broken;
    expect((await ask())[0]).toBe(kept[0]);
  }
});
