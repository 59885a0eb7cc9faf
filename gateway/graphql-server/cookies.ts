const CART_TOKEN_COOKIE = 'cart_token';
const SESSION_TOKEN_COOKIE = 'session_token';
/** The browser has signed in before: failed sign-ins from elsewhere do not lock it out. */
const DEVICE_TOKEN_COOKIE = 'device_token';
/** Tells scripts that a customer is signed in; they cannot read the session cookie, which is HttpOnly. */
const SIGNED_IN_COOKIE = 'signed_in';
/** Set and deleted again at once, to find out whether the browser sends our cookies. */
const PROBE_COOKIE = 'probe';
/** Browsers accept the prefix only over HTTPS and from its own host, so that other subdomains cannot set the cookie. */
const HOST_PREFIX = '__Host-';

/** A partner's new cart token. */
export const CART_TOKEN_HEADER = 'x-cart-token';

/** The response header that carries a session token after a partner has signed a customer in. */
export const SESSION_TOKEN_HEADER = 'x-session-token';

/** Seven days, as the specification requires. */
const TOKEN_SECONDS = 7 * 24 * 60 * 60;
const DEVICE_SECONDS = 365 * 24 * 60 * 60;

/** Other values are ignored. */
const TOKEN = /^[\w.~+/=-]{8,1024}$/;

/** Null for each one that was not sent. */
export type Tokens = ReturnType<typeof readTokens>;

interface TokenHeaders {
  authorization?: string | undefined;
  cookie?: string | undefined;
}

/** A partner's Bearer token, which may be a cart or a session token, else the storefront's cookies. */
export function readTokens({ authorization, cookie: header = '' }: TokenHeaders, secure: boolean) {
  const bearer = bearerIn(authorization);
  const read = (name: string) => tokenIn(valueOf(header, nameOf(name, secure)));
  if (bearer !== undefined)
    return { cart: tokenIn(bearer), session: tokenIn(bearer), device: read(DEVICE_TOKEN_COOKIE) };
  return {
    cart: read(CART_TOKEN_COOKIE),
    session: read(SESSION_TOKEN_COOKIE),
    device: read(DEVICE_TOKEN_COOKIE),
  };
}

export function cartTokenCookie(token: string, secure: boolean): string {
  return cookie(CART_TOKEN_COOKIE, token, secure);
}

export function deviceTokenCookie(token: string, secure: boolean): string {
  return cookie(DEVICE_TOKEN_COOKIE, token, secure, { seconds: DEVICE_SECONDS });
}

/** Removes the cart token, as the cart now belongs to the customer. */
export function signedInCookies(token: string, secure: boolean): string[] {
  return [
    cookie(SESSION_TOKEN_COOKIE, token, secure),
    cookie(SIGNED_IN_COOKIE, '1', secure, { forScripts: true }),
    cookie(CART_TOKEN_COOKIE, '', secure),
  ];
}

/** Leaves any cart token in place. */
export function signedOutCookies(secure: boolean): string[] {
  return [cookie(SESSION_TOKEN_COOKIE, '', secure), cookie(SIGNED_IN_COOKIE, '', secure, { forScripts: true })];
}

export const isProbed = (header: string | undefined, secure: boolean): boolean =>
  valueOf(header ?? '', nameOf(PROBE_COOKIE, secure)) === '1';

export const probeCookie = (isKept: boolean, secure: boolean): string =>
  cookie(PROBE_COOKIE, isKept ? '' : '1', secure, { seconds: 60 });

const bearerIn = (authorization = '') => /^Bearer (.+)$/.exec(authorization)?.[1];

const nameOf = (name: string, secure: boolean) => (secure ? HOST_PREFIX + name : name);

/** An empty token removes the cookie. */
function cookie(
  name: string,
  value: string,
  secure: boolean,
  { forScripts = false, seconds = TOKEN_SECONDS }: { forScripts?: boolean; seconds?: number } = {},
): string {
  const flags = `${forScripts ? '' : '; HttpOnly'}; SameSite=Strict${secure ? '; Secure' : ''}`;
  return `${nameOf(name, secure)}=${value}; Path=/; Max-Age=${value ? seconds : 0}${flags}`;
}

const tokenIn = (value: string | undefined) => (value !== undefined && TOKEN.test(value) ? value : null);

function valueOf(header: string, name: string): string | undefined {
  for (const part of header.split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
}
