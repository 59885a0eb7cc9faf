import { expect, test } from 'vitest';
import { addressOf } from './caller.ts';
import {
  cartTokenCookie,
  deviceTokenCookie,
  readTokens,
  signedInCookies,
  signedOutCookies,
  type Tokens,
} from './cookies.ts';

const CART = 'cart-token-1';
const SESSION = 'session-token-1';
const DEVICE = 'device-token-1';
/** A token set by another subdomain. */
const FOREIGN = 'foreign-token-1';
const LONG = 'x'.repeat(1_024);
const WEEK = 'Max-Age=604800';

const none = { cart: null, session: null, device: null };

test.each<[string, Record<string, string>, Tokens]>([
  ['no tokens without headers', {}, none],
  [
    'cookies',
    { cookie: `a=b; cart_token=${CART}; session_token=${SESSION}; device_token=${DEVICE}` },
    { cart: CART, session: SESSION, device: DEVICE },
  ],
  [
    'a Bearer token as both cart and session token',
    { authorization: `Bearer ${SESSION}`, cookie: `cart_token=${CART}` },
    { ...none, cart: SESSION, session: SESSION },
  ],
  ['a token as long as a signed one with claims', { cookie: `cart_token=${LONG}` }, { ...none, cart: LONG }],
  ['no token beyond 1,024 characters', { cookie: `cart_token=${LONG}x` }, none],
  ['no invalid tokens', { cookie: 'cart_token=a b c d e f; session_token=short' }, none],
  ['no prefixed cookie over HTTP', { cookie: `__Host-session_token=${SESSION}` }, none],
])('reads %s', (_, headers, tokens) => {
  expect(readTokens(headers, false)).toEqual(tokens);
});

test.each<[string, string, Tokens]>([
  [
    'prefixed cookies',
    `__Host-cart_token=${CART}; __Host-session_token=${SESSION}; __Host-device_token=${DEVICE}`,
    { cart: CART, session: SESSION, device: DEVICE },
  ],
  [
    'no unprefixed cookie, which another subdomain may have set',
    `session_token=${FOREIGN}; cart_token=${FOREIGN}; device_token=${FOREIGN}; __Host-cart_token=${CART}`,
    { ...none, cart: CART },
  ],
])('over HTTPS reads %s', (_, cookie, tokens) => {
  expect(readTokens({ cookie }, true)).toEqual(tokens);
});

test('token cookies are HttpOnly and SameSite=Strict; they last seven days, the device cookie a year', () => {
  expect(cartTokenCookie(CART, false)).toBe(`cart_token=${CART}; Path=/; ${WEEK}; HttpOnly; SameSite=Strict`);
  expect(deviceTokenCookie(DEVICE, true)).toBe(
    `__Host-device_token=${DEVICE}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure`,
  );
  expect(signedInCookies(SESSION, true)).toEqual([
    `__Host-session_token=${SESSION}; Path=/; ${WEEK}; HttpOnly; SameSite=Strict; Secure`,
    `__Host-signed_in=1; Path=/; ${WEEK}; SameSite=Strict; Secure`,
    '__Host-cart_token=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
  ]);
  expect(signedOutCookies(false)).toEqual([
    'session_token=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict',
    'signed_in=; Path=/; Max-Age=0; SameSite=Strict',
  ]);
});

test.each<[string, string | undefined, number, string]>([
  ['the connection’s address without trusted proxies', '203.0.113.9', 0, '192.0.2.1'],
  ['the last entry with one trusted proxy', '198.51.100.1, 203.0.113.9', 1, '203.0.113.9'],
  ['the last but one entry with two trusted proxies', '198.51.100.1, 203.0.113.9, 10.0.0.1', 2, '203.0.113.9'],
  ['the connection’s address with fewer entries than trusted proxies', '203.0.113.9', 2, '192.0.2.1'],
  ['the connection’s address for an entry that is not an IP address', 'unknown', 1, '192.0.2.1'],
  ['the connection’s address without X-Forwarded-For', undefined, 1, '192.0.2.1'],
])('the client address is %s', (_, forwarded, proxies, address) => {
  expect(addressOf(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, '192.0.2.1', proxies)).toBe(
    address,
  );
});
