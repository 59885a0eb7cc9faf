const CART_TOKEN_COOKIE = 'cart_token';
const SESSION_TOKEN_COOKIE = 'session_token';
/** Marks a browser that has signed in before: failed logins from elsewhere do not lock it out. */
const DEVICE_TOKEN_COOKIE = 'device_token';
/** Lets scripts know that someone is signed in: the session's own cookie is HttpOnly. */
const SIGNED_IN_COOKIE = 'signed_in';
/** Browsers accept this prefix over https and for one host alone: no other host of the domain can set the cookie. */
const HOST_PREFIX = '__Host-';

/** The response header with a partner's new cart token. */
export const CART_TOKEN_HEADER = 'x-cart-token';

/** The response header with the token of a customer whom a partner signed in. */
export const SESSION_TOKEN_HEADER = 'x-session-token';

/** Seven days, as the specification says. */
const TOKEN_SECONDS = 7 * 24 * 60 * 60;
const DEVICE_SECONDS = 365 * 24 * 60 * 60;

/** The format of tokens. Any other value counts as no token. */
const TOKEN = /^[\w.~+/=-]{8,256}$/;

/** A caller's tokens; null for those it does not send. */
export interface Tokens {
  cart: string | null;
  session: string | null;
  device: string | null;
}

interface TokenHeaders {
  authorization?: string | undefined;
  cookie?: string | undefined;
}

/** The caller's tokens: a partner's Bearer token, which may be either, else the storefront's cookies. */
export function readTokens({ authorization, cookie: header = '' }: TokenHeaders, secure: boolean): Tokens {
  const bearer = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  const old = secure ? oldTokens(header) : null;
  const read = (name: string) => tokenIn(valuesOf(header, nameOf(name, secure))[0]);
  if (bearer !== undefined)
    return { cart: tokenIn(bearer), session: tokenIn(bearer), device: read(DEVICE_TOKEN_COOKIE) };
  return {
    cart: old?.cart ?? read(CART_TOKEN_COOKIE),
    session: old?.session ?? read(SESSION_TOKEN_COOKIE),
    device: read(DEVICE_TOKEN_COOKIE),
  };
}

/** The lines that give cookies from before the prefix their new names; none for a caller who has no such cookies. */
export function renamedCookies({ authorization, cookie: header = '' }: TokenHeaders, secure: boolean): string[] {
  const old = secure && authorization === undefined ? oldTokens(header) : null;
  if (!old) return [];
  const gone = [CART_TOKEN_COOKIE, SESSION_TOKEN_COOKIE, SIGNED_IN_COOKIE].filter(
    (name) => valuesOf(header, name).length > 0,
  );
  return [
    ...(old.cart === null ? [] : [cartTokenCookie(old.cart, secure)]),
    ...(old.session === null ? [] : sessionCookies(old.session, secure)),
    ...gone.map((name) => written(name, '', { secure, forScripts: name === SIGNED_IN_COOKIE })),
  ];
}

/**
 * The tokens in cookies from before the prefix; null for none. Another host of the domain can set such a cookie too, so one counts only in a
 * browser that has no cookie of ours with the prefix yet, and only where no second one has its name.
 */
function oldTokens(header: string): { cart: string | null; session: string | null } | null {
  const own = [CART_TOKEN_COOKIE, SESSION_TOKEN_COOKIE, DEVICE_TOKEN_COOKIE, SIGNED_IN_COOKIE];
  if (own.some((name) => valuesOf(header, HOST_PREFIX + name).length > 0)) return null;
  const only = (name: string) => {
    const values = valuesOf(header, name);
    return values.length === 1 ? tokenIn(values[0]) : null;
  };
  const [cart, session] = [only(CART_TOKEN_COOKIE), only(SESSION_TOKEN_COOKIE)];
  return cart === null && session === null ? null : { cart, session };
}

/** The Set-Cookie line that keeps a cart token out of JavaScript's reach. */
export function cartTokenCookie(token: string, secure: boolean): string {
  return cookie(CART_TOKEN_COOKIE, token, secure);
}

/** The line of a device that has signed in. */
export function deviceTokenCookie(token: string, secure: boolean): string {
  return cookie(DEVICE_TOKEN_COOKIE, token, secure, { seconds: DEVICE_SECONDS });
}

/** The lines of a sign-in. The cart that came along is the customer's now. */
export function signedInCookies(token: string, secure: boolean): string[] {
  return [...sessionCookies(token, secure), cookie(CART_TOKEN_COOKIE, '', secure)];
}

/** The lines of a sign-out. A cart that the caller had before is still theirs. */
export function signedOutCookies(secure: boolean): string[] {
  return [cookie(SESSION_TOKEN_COOKIE, '', secure), cookie(SIGNED_IN_COOKIE, '', secure, { forScripts: true })];
}

function sessionCookies(token: string, secure: boolean): string[] {
  return [cookie(SESSION_TOKEN_COOKIE, token, secure), cookie(SIGNED_IN_COOKIE, '1', secure, { forScripts: true })];
}

const nameOf = (name: string, secure: boolean) => (secure ? HOST_PREFIX + name : name);

const cookie = (name: string, value: string, secure: boolean, more: { forScripts?: boolean; seconds?: number } = {}) =>
  written(nameOf(name, secure), value, { secure, ...more });

/** An empty value takes the cookie away. */
function written(
  name: string,
  value: string,
  { secure, forScripts = false, seconds = TOKEN_SECONDS }: { secure: boolean; forScripts?: boolean; seconds?: number },
): string {
  return `${name}=${value}; Path=/; Max-Age=${value ? seconds : 0}${forScripts ? '' : '; HttpOnly'}; SameSite=Strict${secure ? '; Secure' : ''}`;
}

const tokenIn = (value: string | undefined) => (value !== undefined && TOKEN.test(value) ? value : null);

/** The values of all cookies of one name, in their order. */
function valuesOf(header: string, name: string): string[] {
  return header.split(';').flatMap((part) => {
    const [key, ...value] = part.trim().split('=');
    return key === name ? [value.join('=')] : [];
  });
}
