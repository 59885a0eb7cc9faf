import { expect, test } from 'vitest';
import { countTry, networkKey, type Limit, type Tally } from './throttle.rules.ts';
import { guessesPerAccount, guessesPerPair, passwordsPerAddress, registrationsPerAddress } from './limits.data.ts';

const START = Date.parse('2026-11-21T09:00:00Z');
const MINUTE = 60;

/** Makes attempts at these seconds; returns the wait of each, 0 for none. */
function waits(limit: Limit, seconds: readonly number[]): number[] {
  let tally: Tally | null = null;
  return seconds.map((second) => {
    const counted = countTry(limit, tally, new Date(START + second * 1_000));
    if ('waitSeconds' in counted) return counted.waitSeconds;
    tally = counted.tally;
    return 0;
  });
}

const times = (count: number, second = 0) => Array.from({ length: count }, () => second);

test.each<[string, Limit, number[], number[]]>([
  ['ten guesses are free, the eleventh waits a minute', guessesPerPair, times(12), [...times(10), MINUTE, MINUTE]],
  [
    'each further guess waits twice as long',
    guessesPerPair,
    [...times(10), 60, 61, 180, 181, 420],
    [...times(10), 0, 119, 0, 239, 0],
  ],
  [
    'a rejected guess does not lengthen the wait',
    guessesPerPair,
    [...times(10), ...times(50, 59), 60],
    [...times(10), ...times(50, 1), 0],
  ],
  [
    'fewer than ten expire after a quarter of an hour',
    guessesPerPair,
    [...times(9), ...times(10, 15 * MINUTE)],
    times(19),
  ],
  [
    'ten expire a quarter of an hour after their delay',
    guessesPerPair,
    [...times(10), 16 * MINUTE - 1, 16 * MINUTE],
    [...times(10), 0, 2 * MINUTE - 1],
  ],
  ['and the count starts again', guessesPerPair, [...times(10), ...times(10, 16 * MINUTE)], times(20)],
  [
    'no delay is over an hour',
    guessesPerPair,
    [...times(10), 60, 180, 420, 900, 1_860, 3_780, 7_380, 7_381],
    [...times(17), 3_599],
  ],
  [
    'a hundred guesses an hour at an account',
    guessesPerAccount,
    [...times(101), 60, 61],
    [...times(100), MINUTE, 0, 119],
  ],
  [
    'and four an hour after that',
    guessesPerAccount,
    [...times(100), 60, 180, 420, 900, 1_800, 1_801],
    [...times(105), 899],
  ],
  [
    'fifty passwords from an address, then none until the window ends',
    passwordsPerAddress,
    [...times(51), 899, 900],
    [...times(50), 900, 1, 0],
  ],
  ['twenty registrations an hour', registrationsPerAddress, [...times(21), 3_599, 3_600], [...times(20), 3_600, 1, 0]],
])('%s', (_, limit, seconds, expected) => {
  expect(waits(limit, seconds)).toEqual(expected);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1'],
  ['2001:0DB8:0000:0001::1', '2001:db8:0:1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, key) => {
  expect(networkKey(address)).toBe(key);
});
