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

/** What one request to the graph brings along, and the tokens that its answer tells. */
export interface CallState extends Tokens {
  /** Where on the network the buyer is; null for one who calls from within. */
  clientAddress: string | null;
  requestId: string;
  /** Partners keep no cookies of ours: they are told the tokens that they send as Bearer. */
  isPartner: boolean;
  /** Lines of Set-Cookie by the cookie's name: the last one of each counts. */
  cookies: Map<string, string>;
  /** What a partner is told. */
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

/** A page's own call: nobody's in particular. */
export function anonymousCall(requestId: string): CallState {
  return callOf({ cart: null, session: null, device: null, clientAddress: null, requestId, isPartner: false });
}

interface ContextOptions {
  services: GatewayServices;
  secureCookies: boolean;
}

/** The graph's context for one call; tokens that it is given are noted for its answer. `isCounted` where its cost was found small enough. */
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
        // A customer's cart needs no cookie; a session that has another cart given to it has ended.
        if (token === state.session) return;
        if (state.session !== null) setSessionToken(null);
        if (state.isPartner) state.headers.set(CART_TOKEN_HEADER, token);
        else setCookies([cartTokenCookie(token, secureCookies)]);
      },
    },
  });
}

/** Notes lines of Set-Cookie for an answer. */
export function noteCookies(state: CallState, lines: readonly string[]): void {
  for (const line of lines) state.cookies.set(line.split('=', 1)[0] ?? '', line);
}

/** What an answer tells of the tokens that its call was given. */
export function tokenHeaders({ cookies, headers }: CallState): Record<string, string | string[]> {
  return { ...Object.fromEntries(headers), ...(cookies.size > 0 && { 'set-cookie': [...cookies.values()] }) };
}

/** Whether nothing of the call's own comes along, so that the answer may be everyone's. */
export function isAnonymous({ cart, session, isPartner }: CallState): boolean {
  return cart === null && session === null && !isPartner;
}
