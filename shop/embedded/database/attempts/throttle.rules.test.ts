import { expect, test } from 'vitest';
import { countTry, networkKey, type Limit, type Tally } from './throttle.rules.ts';
import { guessesPerAccount, guessesPerPair, passwordsPerAddress, registrationsPerAddress } from './limits.data.ts';

const START = Date.parse('2026-11-21T09:00:00Z');

/** Numbers with their counts: "2×0 1×60" is 0, 0 and 60. */
const expanded = (text: string) =>
  text.split(' ').flatMap((part) => {
    const [count, number] = part.split('×');
    return Array<number>(Number(count)).fill(Number(number));
  });

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

test.each<[string, Limit, string, string]>([
  ['ten guesses are free, the eleventh waits a minute', guessesPerPair, '12×0', '10×0 2×60'],
  [
    'each further guess waits twice as long',
    guessesPerPair,
    '10×0 1×60 1×61 1×180 1×181 1×420',
    '11×0 1×119 1×0 1×239 1×0',
  ],
  ['a rejected guess does not lengthen the wait', guessesPerPair, '10×0 50×59 1×60', '10×0 50×1 1×0'],
  ['fewer than ten expire after a quarter of an hour', guessesPerPair, '9×0 10×900', '19×0'],
  ['ten expire a quarter of an hour after their delay', guessesPerPair, '10×0 1×959 1×960', '11×0 1×119'],
  ['and the count starts again', guessesPerPair, '10×0 10×960', '20×0'],
  [
    'no delay is over an hour',
    guessesPerPair,
    '10×0 1×60 1×180 1×420 1×900 1×1860 1×3780 1×7380 1×7381',
    '17×0 1×3599',
  ],
  ['a hundred guesses an hour at an account', guessesPerAccount, '101×0 1×60 1×61', '100×0 1×60 1×0 1×119'],
  ['and four an hour after that', guessesPerAccount, '100×0 1×60 1×180 1×420 1×900 1×1800 1×1801', '105×0 1×899'],
  ['fifty passwords from an address in a window', passwordsPerAddress, '51×0 1×899 1×900', '50×0 1×900 1×1 1×0'],
  ['twenty registrations an hour', registrationsPerAddress, '21×0 1×3599 1×3600', '20×0 1×3600 1×1 1×0'],
])('%s', (_, limit, seconds, expected) => {
  expect(waits(limit, expanded(seconds))).toEqual(expanded(expected));
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
