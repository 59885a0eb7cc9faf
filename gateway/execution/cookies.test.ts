import { expect, test } from 'vitest';
import { addressOf } from './caller.ts';
import {
  cartTokenCookie,
  deviceTokenCookie,
  readTokens,
  renamedCookies,
  signedInCookies,
  signedOutCookies,
  type Tokens,
} from './cookies.ts';

const CART = 'cart-token-1';
const SESSION = 'session-token-1';
const DEVICE = 'device-token-1';
/** Set by another host of the same domain. */
const OTHER = 'someone-elses-1';
const WEEK = 'Max-Age=604800';

test.each([
  ['nothing', {}, { cart: null, session: null, device: null }],
  [
    'cookies',
    { cookie: `a=b; cart_token=${CART}; session_token=${SESSION}; device_token=${DEVICE}` },
    { cart: CART, session: SESSION, device: DEVICE },
  ],
  [
    'a partner’s token, which may be either',
    { authorization: `Bearer ${SESSION}`, cookie: `cart_token=${CART}` },
    { cart: SESSION, session: SESSION, device: null },
  ],
  ['junk', { cookie: 'cart_token=a b c d e f; session_token=short' }, { cart: null, session: null, device: null }],
  ['what has been taken away', { cookie: 'session_token=' }, { cart: null, session: null, device: null }],
  [
    'no names of https over http',
    { cookie: `__Host-session_token=${SESSION}` },
    { cart: null, session: null, device: null },
  ],
])('reads %s', (_, headers, tokens) => {
  expect(readTokens(headers, false)).toEqual(tokens);
});

const none = { cart: null, session: null, device: null };

test.each<[string, string, Tokens]>([
  [
    'the names with the prefix',
    `__Host-cart_token=${CART}; __Host-session_token=${SESSION}; __Host-device_token=${DEVICE}`,
    { cart: CART, session: SESSION, device: DEVICE },
  ],
  [
    'old names, where there are no others',
    `cart_token=${CART}; session_token=${SESSION}; signed_in=1`,
    { ...none, cart: CART, session: SESSION },
  ],
  [
    'no old name beside its new one',
    `session_token=${OTHER}; __Host-session_token=${SESSION}`,
    { ...none, session: SESSION },
  ],
  ['no old name beside any new one', `session_token=${OTHER}; __Host-cart_token=${CART}`, { ...none, cart: CART }],
  [
    'no old name once someone has signed in and out',
    `session_token=${OTHER}; __Host-device_token=${DEVICE}`,
    { ...none, device: DEVICE },
  ],
  ['no old name beside an empty new one', `session_token=${OTHER}; __Host-session_token=`, none],
  [
    'no old name that comes twice',
    `session_token=${OTHER}; session_token=${SESSION}; cart_token=${CART}`,
    { ...none, cart: CART },
  ],
  ['no old name of a device', `device_token=${DEVICE}`, none],
])('over https it reads %s', (_, cookie, tokens) => {
  expect(readTokens({ cookie }, true)).toEqual(tokens);
});

test('old cookies get their new names once, and go', () => {
  const cookie = `cart_token=${CART}; session_token=${SESSION}; signed_in=1`;
  expect(renamedCookies({ cookie }, true)).toEqual([
    `__Host-cart_token=${CART}; Path=/; ${WEEK}; HttpOnly; SameSite=Strict; Secure`,
    `__Host-session_token=${SESSION}; Path=/; ${WEEK}; HttpOnly; SameSite=Strict; Secure`,
    `__Host-signed_in=1; Path=/; ${WEEK}; SameSite=Strict; Secure`,
    'cart_token=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
    'session_token=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
    'signed_in=; Path=/; Max-Age=0; SameSite=Strict; Secure',
  ]);
  expect([
    renamedCookies({ cookie }, false),
    renamedCookies({ cookie: `${cookie}; __Host-cart_token=${CART}` }, true),
    renamedCookies({ cookie, authorization: `Bearer ${CART}` }, true),
    renamedCookies({}, true),
  ]).toEqual([[], [], [], []]);
});

test('tokens are out of reach of scripts and of other sites for seven days, that of a device for a year', () => {
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
  ['the connection’s own, without proxies', '203.0.113.9', 0, '192.0.2.1'],
  ['what our proxy has seen', '198.51.100.1, 203.0.113.9', 1, '203.0.113.9'],
  ['what the first of two has seen', '198.51.100.1, 203.0.113.9, 10.0.0.1', 2, '203.0.113.9'],
  ['the connection’s own, for fewer proxies than told', '203.0.113.9', 2, '192.0.2.1'],
  ['the connection’s own, for what is no address', 'unknown', 1, '192.0.2.1'],
  ['the connection’s own, for nothing', undefined, 1, '192.0.2.1'],
])('a caller’s address: %s', (_, forwarded, proxies, address) => {
  expect(addressOf(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, '192.0.2.1', proxies)).toBe(
    address,
  );
});
