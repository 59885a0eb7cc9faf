import { expect, test } from 'vitest';
import type { RestCall } from './call.ts';
import { isSlow, patienceFor } from './patience.rules.ts';

test.each<[RestCall<unknown>['method'], RestCall<unknown>['kind'], number]>([
  ['GET', 'cart', 1_200],
  ['POST', 'cart', 5_000],
  ['GET', 'checkout', 5_000],
  ['POST', 'checkout', 15_000],
  ['POST', 'order', 15_000],
  ['POST', 'password', 15_000],
  ['POST', 'list', 1_200],
  ['POST', undefined, 1_200],
])('%s of kind %s has %d ms', (method, kind, milliseconds) => {
  expect(patienceFor({ method, kind })).toBe(milliseconds);
  expect(isSlow({ method, kind })).toBe(milliseconds > 1_200);
});
