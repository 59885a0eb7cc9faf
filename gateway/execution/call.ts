import { createContext, type Context, type RequestOptions } from '../graph/context.ts';
import type { GatewayServices } from '../graph/services.ts';
import {
  CART_TOKEN_HEADER,
  cartTokenCookie,
  deviceTokenCookie,
  SESSION_TOKEN_HEADER,
  signedInCookies,
  signedOutCookies,
  type Tokens,
} from './cookies.ts';

/** The tokens and identity of one request to the graph, and the headers that its answer sets. */
export interface CallState extends Tokens {
  /** The buyer's IP address; null for a server-rendered page. */
  clientAddress: string | null;
  requestId: string;
  /** Partners have no cookies: they send tokens as Bearer, and receive new ones in headers. */
  isPartner: boolean;
  /** Set-Cookie lines by cookie name: the last one of each name is sent. */
  cookies: Map<string, string>;
  /** Response headers with a partner's new tokens. */
  headers: Map<string, string>;
}

export function callOf({
  cart,
  session,
  device,
  clientAddress,
  requestId,
  isPartner,
}: Omit<CallState, 'cookies' | 'headers'>): CallState {
  return { cart, session, device, clientAddress, requestId, isPartner, cookies: new Map(), headers: new Map() };
}

/** The call of a server-rendered page, without any caller's tokens. */
export function anonymousCall(requestId: string): CallState {
  return callOf({ cart: null, session: null, device: null, clientAddress: null, requestId, isPartner: false });
}

interface ContextOptions {
  services: GatewayServices;
  secureCookies: boolean;
}

/** Creates the context of one call and collects the tokens that its answer sets. `isCounted` says that its cost was already measured. */
export function contextOf(
  state: CallState,
  { services, secureCookies }: ContextOptions,
  { tags, reads, isCounted = false }: Pick<RequestOptions, 'tags' | 'reads'> & { isCounted?: boolean } = {},
): Context {
  const setCookies = (lines: readonly string[]) => noteCookies(state, lines);
  const setSessionToken = (token: string | null) => {
    state.session = token;
    if (!state.isPartner)
      setCookies(token === null ? signedOutCookies(secureCookies) : signedInCookies(token, secureCookies));
    else if (token === null) state.headers.delete(SESSION_TOKEN_HEADER);
    else state.headers.set(SESSION_TOKEN_HEADER, token);
  };
  return createContext({
    services,
    tags,
    reads,
    request: {
      cartToken: state.session ?? state.cart,
      anonymousCartToken: state.cart,
      sessionToken: state.session,
      deviceToken: state.device,
      clientAddress: state.clientAddress,
      requestId: state.requestId,
      isCounted,
    },
    response: {
      setSessionToken,
      setDeviceToken(token) {
        state.device = token;
        if (!state.isPartner) setCookies([deviceTokenCookie(token, secureCookies)]);
      },
      setCartToken(token) {
        // A signed-in customer's cart is opened by the session token. Another token means that the session has ended.
        if (token === state.session) return;
        if (state.session !== null) setSessionToken(null);
        if (state.isPartner) state.headers.set(CART_TOKEN_HEADER, token);
        else setCookies([cartTokenCookie(token, secureCookies)]);
      },
    },
  });
}

/** Adds Set-Cookie lines to the answer. */
export function noteCookies(state: CallState, lines: readonly string[]): void {
  for (const line of lines) state.cookies.set(line.split('=', 1)[0] ?? '', line);
}

/** Returns the response headers with the call's new tokens. */
export function tokenHeaders({ cookies, headers }: CallState): Record<string, string | string[]> {
  return { ...Object.fromEntries(headers), ...(cookies.size > 0 && { 'set-cookie': [...cookies.values()] }) };
}

/** Whether nothing of the call's own comes along, so that the answer may be everyone's. */
export function isAnonymous({ cart, session, isPartner }: CallState): boolean {
  return cart === null && session === null && !isPartner;
}
