import { createCustomerReader, type CustomerReader } from './customer/customer.reading.ts';
import { createRequestLoader, type RequestLoader } from './request-loader.ts';
import { createCartReader, type CartReader } from './cart/cart.reading.ts';
import { noExcludedFields, excludedFieldsOf, type ExcludedFields } from './sparse-fieldsets.rest.ts';
import { createOperationCalls } from '../upstream/operation-calls.ts';
import type { CacheTags } from './cache-tags.ts';
import type { GatewayServices } from './services.ts';
import { SHOP_API_LIMITS } from '../limits.data.ts';

export interface RequestOptions {
  request: RequestState;
  response: {
    setCartToken(token: string): void;
    /** Signs the caller in; null signs out. */
    setSessionToken(token: string | null): void;
    setDeviceToken(token: string): void;
  };
  /** Undefined when the response cannot be cached. */
  tags?: CacheTags | undefined;
  /** The REST fields that the operation reads (`extensions.reads`). Defaults to all. */
  reads?: ReadonlySet<string> | null | undefined;
}

/** A mutation that changes a token writes it here for the rest of the request. */
interface RequestState {
  /** The session token of a signed-in caller; null for a caller without a cart. */
  cartToken: string | null;
  /** The cart from before signing in, which is merged into the customer's. */
  anonymousCartToken: string | null;
  sessionToken: string | null;
  /** The token of a device that has signed in before; null for any other device. */
  deviceToken: string | null;
  /** Null for the gateway's own calls. */
  clientAddress: string | null;
  /** Null for none. */
  partnerId: string | null;
  requestId: string;
  /** Whether the operation's cost has been checked. */
  isCounted?: boolean;
}

/** One per request. */
export interface Context
  extends Omit<GatewayServices, 'close' | 'catalogue'>, Omit<RequestOptions, 'tags' | 'reads'>, RequestLoader {
  /** The REST fields of products that the operation does not read. */
  excludedFields: ExcludedFields;
  cart: CartReader;
  customer: CustomerReader;
}

export function createContext({
  services,
  request,
  response,
  tags,
  reads = null,
}: RequestOptions & { services: GatewayServices }): Context {
  const excludedFields = reads ? excludedFieldsOf(reads) : noExcludedFields;
  const deadline = performance.now() + SHOP_API_LIMITS.operationMilliseconds;
  const { rest, inTurn } = createOperationCalls(services.shopApi.rest, deadline);
  const shopApi = { ...services.shopApi, rest };
  // A copy: tokens that a mutation sets apply to this request only.
  const own = { ...request };
  const { catalogue, products, skus } = createRequestLoader({
    catalogue: services.catalogue,
    inTurn,
    shopApi,
    excludedFields,
    tags,
  });
  const markPersonal = () => void (tags && (tags.isPersonal = true));
  return {
    ...services,
    // Reads that a list may make for each of its items.
    brandDetail: (slug) => inTurn(() => services.brandDetail(slug)),
    faqs: (categoryId) => inTurn(() => services.faqs(categoryId)),
    page: (path) => inTurn(() => services.page(path)),
    blogPage: (page) => inTurn(() => services.blogPage(page)),
    blogPost: (slug) => inTurn(() => services.blogPost(slug)),
    shopApi,
    request: own,
    response,
    excludedFields,
    products,
    cart: createCartReader(shopApi, {
      request: own,
      prefetch: services.cartPrefetch,
      products,
      onRead: markPersonal,
    }),
    customer: createCustomerReader(shopApi, own, response, markPersonal),
    catalogue,
    skus,
  };
}
