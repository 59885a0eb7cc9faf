import { expect, test } from 'vitest';
import { saysSignedIn } from './session.rules.ts';

test.each([
  ['', false],
  ['postcode=x; signed_in=1', true],
  ['__Host-signed_in=1; postcode=x', true],
  ['signed_in=', false],
  ['signed_in=10', false],
  ['not_signed_in=1', false],
])('%j: %s', (cookies, isSignedIn) => {
  expect(saysSignedIn(cookies)).toBe(isSignedIn);
});
