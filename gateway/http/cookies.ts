const CART_TOKEN_COOKIE = 'cart_token';

/** Seven days, as the specification says. */
const CART_TOKEN_SECONDS = 7 * 24 * 60 * 60;

/** What a token may look like; anything else in the cookie or header is treated as no token. */
const TOKEN = /^[\w.~+/=-]{8,256}$/;

/** The shopper's cart token: a partner's Bearer token, else the storefront's cookie, else null. */
export function readCartToken(headers: { authorization?: string | undefined; cookie?: string | undefined }): string | null {
  const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  const token = bearer ?? readCookie(headers.cookie ?? '', CART_TOKEN_COOKIE);
  return token && TOKEN.test(token) ? token : null;
}

/** The Set-Cookie line that keeps a cart token out of JavaScript's reach. */
export function cartTokenCookie(token: string, secure: boolean): string {
  return `${CART_TOKEN_COOKIE}=${token}; Path=/; Max-Age=${CART_TOKEN_SECONDS}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}

function readCookie(header: string, name: string): string | undefined {
  for (const part of header.split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}
