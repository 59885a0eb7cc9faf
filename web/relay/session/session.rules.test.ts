import { expect, test } from 'vitest';
import { pathAfter, saysSignedIn, signInPath } from './session.rules.ts';

test.each([
  ['postcode=x; signed_in=1', true],
  ['__Host-signed_in=1; postcode=x', true],
  ['signed_in=10', false],
  ['not_signed_in=1', false],
])('%j: %s', (cookies, isSignedIn) => expect(saysSignedIn(cookies)).toBe(isSignedIn));

test.each([
  [null, '/account'],
  ['/checkout-now', '/checkout-now'],
  ['/search?query=lamp#top', '/search?query=lamp#top'],
  ['//evil.example/', '/account'],
  ['/a\\b', '/account'],
  ['https://evil.example', '/account'],
  ['javascript:alert(1)', '/account'],
  ['/a\r\nb', '/account'],
  ['/login', '/account'],
  ['/confirm-email', '/account'],
  ['/login-help', '/login-help'],
])('signing in with next=%j goes to %s', (next, path) => expect(pathAfter(next)).toBe(path));

test('a path survives the round trip through the sign-in URL', () => {
  expect(pathAfter(new URL(signInPath('/search?query=a&b=c'), 'https://shop.example').searchParams.get('next'))).toBe(
    '/search?query=a&b=c',
  );
});
