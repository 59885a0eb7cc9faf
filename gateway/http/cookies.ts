const CART_TOKEN_COOKIE = 'cart_token';
const SESSION_TOKEN_COOKIE = 'session_token';
/** Tells the page that someone is signed in, and nothing else: scripts cannot read the session's own cookie. */
const SIGNED_IN_COOKIE = 'signed_in';

/** Tells a partner the token of a cart that was made for it. */
export const CART_TOKEN_HEADER = 'x-cart-token';

/** Tells a partner the token of a customer who has signed in. */
export const SESSION_TOKEN_HEADER = 'x-session-token';

/** Seven days, as the specification says. */
const TOKEN_SECONDS = 7 * 24 * 60 * 60;

/** What a token may look like; anything else in the cookie or header is treated as no token. */
const TOKEN = /^[\w.~+/=-]{8,256}$/;

/** What a caller carries: a cart of its own, and proof of being signed in. */
export interface Tokens {
  cart: string | null;
  session: string | null;
}

/** The caller's tokens: a partner's Bearer token, which may be either, else the storefront's cookies. */
export function readTokens(headers: { authorization?: string | undefined; cookie?: string | undefined }): Tokens {
  const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  const token = (name: string) => {
    const value = bearer ?? readCookie(headers.cookie ?? '', name);
    return value && TOKEN.test(value) ? value : null;
  };
  return { cart: token(CART_TOKEN_COOKIE), session: token(SESSION_TOKEN_COOKIE) };
}

/** The Set-Cookie line that keeps a cart token out of JavaScript's reach. */
export function cartTokenCookie(token: string, secure: boolean): string {
  return cookie(CART_TOKEN_COOKIE, token, { secure });
}

/** The lines of a sign-in. The cart that came along is the customer's now. */
export function signedInCookies(token: string, secure: boolean): string[] {
  return [cookie(SESSION_TOKEN_COOKIE, token, { secure }), cookie(SIGNED_IN_COOKIE, '1', { secure, forScripts: true }), cookie(CART_TOKEN_COOKIE, '', { secure })];
}

/** The lines of a sign-out. A cart that the caller had before is still theirs. */
export function signedOutCookies(secure: boolean): string[] {
  return [cookie(SESSION_TOKEN_COOKIE, '', { secure }), cookie(SIGNED_IN_COOKIE, '', { secure, forScripts: true })];
}

/** An empty value takes the cookie away. */
function cookie(name: string, value: string, { secure, forScripts = false }: { secure: boolean; forScripts?: boolean }): string {
  return `${name}=${value}; Path=/; Max-Age=${value ? TOKEN_SECONDS : 0}${forScripts ? '' : '; HttpOnly'}; SameSite=Strict${secure ? '; Secure' : ''}`;
}

function readCookie(header: string, name: string): string | undefined {
  for (const part of header.split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}
