import { expect, test } from 'vitest';
import { cartKeyText, currentCartKey } from './cart-key.ts';

const STORED = 'a'.repeat(32);
const NEW = 'b'.repeat(32);

test.each([
  ['nothing stored', null, 1_000, NEW],
  ['a key just under five minutes old', `${STORED} 1000`, 300_999, STORED],
  ['a key of five minutes', `${STORED} 1000`, 301_000, NEW],
  ['a key from the future', `${STORED} 5000`, 1_000, NEW],
  ['a key without a time', STORED, 300_001, NEW],
])('%s', (_, stored, now, key) => {
  const current = currentCartKey(stored, now, () => NEW);
  expect(current.key).toBe(key);
  expect(currentCartKey(cartKeyText(current), now, () => 'c'.repeat(32))).toEqual(current);
});
