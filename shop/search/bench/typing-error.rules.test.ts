import { describe, expect, test } from 'vitest';
import { randomFrom } from '@storefront/sample-catalogue/random.ts';
import { mistyped } from './typing-error.rules.ts';

/** Chooses the letter and the error, instead of chance. */
const chosen = (place: number, error: number) => ({
  integer: () => place,
  pick: <Item>(list: readonly Item[]) => list[Math.min(error, list.length - 1)] as Item,
});

describe('a typing error', () => {
  test.each([
    ['leaves a letter out', 0, 'wall ligts'],
    ['doubles a letter', 1, 'wall lighhts'],
    ['swaps two letters', 2, 'wall ligths'],
    ['takes the key beside it', 3, 'wall ligjts'],
  ])('%s', (_what, error, slip) => {
    expect(mistyped('wall lights', chosen(3, error))).toBe(slip);
  });

  test('does not swap equal letters', () => {
    expect(mistyped('dimmer', chosen(2, 2))).toBe('dinmer');
  });

  test.each(['gu10 led', '2700k tube', 'tv', ''])('is not made in “%s”, whose words are short or sizes', (query) => {
    expect(mistyped(query, randomFrom('any'))).toBeNull();
  });

  test('keeps the first letter of each word, and changes the query, whatever the chance', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const slip = mistyped('polished brass handle', randomFrom(String(seed)));
      expect(slip).toMatch(/^p\w+ b\w+ h\w+$/);
      expect(slip).not.toBe('polished brass handle');
    }
  });

  test('is the same for the same seed', () => {
    expect(mistyped('dimmer switch', randomFrom('1'))).toBe(mistyped('dimmer switch', randomFrom('1')));
  });
});
