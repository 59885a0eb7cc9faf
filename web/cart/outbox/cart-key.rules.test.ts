import { expect, test } from 'vitest';
import { cartKeyText, currentCartKey } from './cart-key.rules.ts';

const KEPT = 'a'.repeat(32);
const NEW = 'b'.repeat(32);

test.each([
  ['nothing kept', null, 1_000, NEW],
  ['a key made now', `${KEPT} 1000`, 1_000, KEPT],
  ['a key just under five minutes old', `${KEPT} 1000`, 300_999, KEPT],
  ['a key of five minutes', `${KEPT} 1000`, 301_000, NEW],
  ['a key of a clock that was ahead', `${KEPT} 5000`, 1_000, NEW],
  ['a key without its time', KEPT, 300_001, NEW],
  ['another text', 'constructor 1000', 1_000, NEW],
])('%s', (_, kept, now, key) => {
  const current = currentCartKey(kept, now, () => NEW);
  expect(current.key).toBe(key);
  expect(currentCartKey(cartKeyText(current), now, () => 'c'.repeat(32))).toEqual(current);
});
