import { expect, test } from 'vitest';
import { testRefusal } from './test-calls.rules.ts';

test.each([
  ['GET', '/cart', false, null],
  ['POST', '/products/by_sku', false, null],
  ['POST', '/checkout', true, null],
  ['PUT', '/update_cart', true, null],
  ['POST', '/checkout', false, 'does not announce'],
  ['POST', '/add_to_cart', false, 'does not announce'],
  ['POST', '/contact_us', true, 'carts and orders alone'],
])('of a sandbox key %s %s at a shop API that knows tests, %s: %s', (method, path, isKnown, refusal) => {
  const found = testRefusal({ method, path }, isKnown);
  if (refusal === null) expect(found).toBeNull();
  else expect(found).toContain(refusal);
});
