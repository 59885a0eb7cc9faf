import { expect, test } from 'vitest';
import { addressOf } from '../partner/caller.ts';
import { cartTokenCookie, readTokens, signedInCookies, signedOutCookies } from './cookies.ts';

const CART = 'cart-token-1';
const SESSION = 'session-token-1';

test.each([
  ['nothing', {}, { cart: null, session: null }],
  ['cookies', { cookie: `a=b; cart_token=${CART}; session_token=${SESSION}` }, { cart: CART, session: SESSION }],
  ['a partner’s token, which may be either', { authorization: `Bearer ${SESSION}`, cookie: `cart_token=${CART}` }, { cart: SESSION, session: SESSION }],
  ['junk', { cookie: 'cart_token=a b c d e f; session_token=short' }, { cart: null, session: null }],
  ['what has been taken away', { cookie: 'session_token=' }, { cart: null, session: null }],
])('reads %s', (_, headers, tokens) => {
  expect(readTokens(headers)).toEqual(tokens);
});

test('tokens are out of reach of scripts and of other sites for seven days', () => {
  const week = 'Max-Age=604800';
  expect(cartTokenCookie(CART, false)).toBe(`cart_token=${CART}; Path=/; ${week}; HttpOnly; SameSite=Strict`);
  expect(signedInCookies(SESSION, true)).toEqual([
    `session_token=${SESSION}; Path=/; ${week}; HttpOnly; SameSite=Strict; Secure`,
    `signed_in=1; Path=/; ${week}; SameSite=Strict; Secure`,
    'cart_token=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
  ]);
  expect(signedOutCookies(false)).toEqual(['session_token=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict', 'signed_in=; Path=/; Max-Age=0; SameSite=Strict']);
});

test.each<[string, string | undefined, number, string]>([
  ['the connection’s own, without proxies', '203.0.113.9', 0, '192.0.2.1'],
  ['what our proxy has seen', '198.51.100.1, 203.0.113.9', 1, '203.0.113.9'],
  ['what the first of two has seen', '198.51.100.1, 203.0.113.9, 10.0.0.1', 2, '203.0.113.9'],
  ['the connection’s own, for fewer proxies than told', '203.0.113.9', 2, '192.0.2.1'],
  ['the connection’s own, for what is no address', 'unknown', 1, '192.0.2.1'],
  ['the connection’s own, for nothing', undefined, 1, '192.0.2.1'],
])('a caller’s address: %s', (_, forwarded, proxies, address) => {
  expect(addressOf(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, '192.0.2.1', proxies)).toBe(address);
});
