import { createCustomerReader, type CustomerReader } from './customer/customer.reading.ts';
import { createRequestLoader, type RequestLoader } from './request-loader.ts';
import { createCartReader, type CartReader } from './cart/cart.reading.ts';
import { nothingUnasked, unaskedOf, type Unasked } from './unasked.rest.ts';
import { until } from '../upstream/client.ts';
import type { CacheTags } from './cache-tags.ts';
import type { GatewayServices } from './services.ts';

/** What one request brings along and what its answer may set. */
export interface RequestOptions {
  request: RequestState;
  response: {
    setCartToken(token: string): void;
    /** Signs the caller in, or out with null. */
    setSessionToken(token: string | null): void;
    /** Has the caller's device known as one that has signed in. */
    setDeviceToken(token: string): void;
  };
  /** Collects what the answer is made of; for answers that may be cached. */
  tags?: CacheTags | undefined;
  /** What of the shop API the operation’s fields read (`extensions.reads`). Defaults to all. */
  reads?: ReadonlySet<string> | null | undefined;
}

/** What is known of the caller. A mutation that changes it writes it here for the rest of the request. */
export interface RequestState {
  /** What opens the caller's cart: the session's token for who is signed in; null for a caller who has no cart yet. */
  cartToken: string | null;
  /** The cart from before signing in, which comes along then. */
  anonymousCartToken: string | null;
  sessionToken: string | null;
  /** What the caller's device is known by, which has signed in before; null for one that has not. */
  deviceToken: string | null;
  /** Where on the network the caller is; null for one who calls from within. */
  clientAddress: string | null;
  requestId: string;
  /** Set once the operation's cost was found small enough. */
  isCounted?: boolean;
}

/** The graph's context: one per request. */
export interface Context
  extends Omit<GatewayServices, 'close' | 'catalogue'>, Omit<RequestOptions, 'tags' | 'reads'>, RequestLoader {
  /** What of products nobody reads. */
  unasked: Unasked;
  /** The caller's cart. */
  cart: CartReader;
  /** The signed-in customer. */
  customer: CustomerReader;
}

/** How long a request's own calls may take in all: cart, products of a cart, orders. */
const REQUEST_MILLISECONDS = 2_700;

export function createContext({
  services,
  request,
  response,
  tags,
  reads = null,
}: RequestOptions & { services: GatewayServices }): Context {
  const unasked = reads ? unaskedOf(reads) : nothingUnasked;
  const shopApi = { ...services.shopApi, rest: until(performance.now() + REQUEST_MILLISECONDS, services.shopApi.rest) };
  // A copy: a token that a mutation has just been given serves the rest of this request only.
  const own = { ...request };
  const { catalogue, products } = createRequestLoader({ catalogue: services.catalogue, shopApi, unasked, tags });
  const markPersonal = () => void (tags && (tags.isPersonal = true));
  return {
    ...services,
    shopApi,
    request: own,
    response,
    unasked,
    products,
    cart: createCartReader(shopApi, {
      request: own,
      prefetch: services.cartPrefetch,
      products,
      onRead: markPersonal,
    }),
    customer: createCustomerReader(shopApi, own, response, markPersonal),
    catalogue,
  };
}
