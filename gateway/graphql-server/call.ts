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

/** And the headers that the answer sets. */
export interface CallState extends Tokens {
  /** Null for a server-rendered page. */
  clientAddress: string | null;
  requestId: string;
  /** Null for none. Partners use no cookies: they send Bearer tokens and receive new ones in response headers. */
  partnerId: string | null;
  /** By cookie name; the last value set for a name is sent. */
  cookies: Map<string, string>;
  /** Response headers that carry a partner's new tokens. */
  headers: Map<string, string>;
}

export function callOf({
  cart,
  session,
  device,
  clientAddress,
  requestId,
  partnerId,
}: Omit<CallState, 'cookies' | 'headers'>): CallState {
  return { cart, session, device, clientAddress, requestId, partnerId, cookies: new Map(), headers: new Map() };
}

/** No tokens, because rendered HTML is shared between visitors. */
export function anonymousCall(requestId: string): CallState {
  return callOf({ cart: null, session: null, device: null, clientAddress: null, requestId, partnerId: null });
}

export interface ContextOptions {
  services: GatewayServices;
  secureCookies: boolean;
}

/** Tokens that resolvers set are collected in `state`. `isCounted` skips cost limits that admission has checked. */
export function contextOf(
  state: CallState,
  { services, secureCookies }: ContextOptions,
  { tags, reads, isCounted = false }: Pick<RequestOptions, 'tags' | 'reads'> & { isCounted?: boolean } = {},
): Context {
  const setCookies = (values: readonly string[]) => addCookies(state, values);
  const setSessionToken = (token: string | null) => {
    state.session = token;
    if (state.partnerId === null)
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
      partnerId: state.partnerId,
      requestId: state.requestId,
      isCounted,
    },
    response: {
      setSessionToken,
      setDeviceToken(token) {
        state.device = token;
        if (state.partnerId === null) setCookies([deviceTokenCookie(token, secureCookies)]);
      },
      setCartToken(token) {
        // It also identifies a signed-in customer's cart. The shop API returns another token after the session's end.
        if (token === state.session) return;
        if (state.session !== null) setSessionToken(null);
        if (state.partnerId !== null) state.headers.set(CART_TOKEN_HEADER, token);
        else setCookies([cartTokenCookie(token, secureCookies)]);
      },
    },
  });
}

function addCookies(state: CallState, values: readonly string[]): void {
  for (const value of values) state.cookies.set(value.split('=', 1)[0] ?? '', value);
}

export function tokenHeaders({ cookies, headers }: CallState): Record<string, string | string[]> {
  return { ...Object.fromEntries(headers), ...(cookies.size > 0 && { 'set-cookie': [...cookies.values()] }) };
}

/** Without cart, session and partner key, so that the answer may be shared. */
export function isAnonymous({ cart, session, partnerId }: CallState): boolean {
  return cart === null && session === null && partnerId === null;
}
