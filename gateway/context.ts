import { fetchBrandDetail, fetchBrands, type Brand, type BrandDetail } from './brand/brand.rest.ts';
import { createAdditions, type Additions } from './cart/additions.ts';
import { createCustomerReader, type CustomerReader } from './customer/customer.reading.ts';
import { createCatalogue, readOnce, type CatalogueReads, type RequestCatalogue } from './catalogue.ts';
import { createCartReader, type CartReader } from './cart/cart.reading.ts';
import { createCartForesight, type CartForesight } from './cart/foresight.ts';
import { fetchCategoryTree, fetchFaqs } from './category/category.rest.ts';
import { indexTree, type CategoryTree, type Faq } from './category/category.rules.ts';
import type { Config } from './config.ts';
import { fetchBanners, type Banners } from './content/banners.rest.ts';
import { fetchBlogPage, fetchBlogPost } from './content/blog.rest.ts';
import { fetchPage, fetchPages } from './content/page.rest.ts';
import type { BlogPost, BlogPostSummary, Page, PageLink } from './content/page.rules.ts';
import type { Metrics } from './operate/metrics.ts';
import { currentRequestId, failureBefore, noteFailure } from './operate/request-scope.ts';
import { startCall } from './operate/spans.ts';
import type { CardPayments } from './payment/card-payments.ts';
import { ProductLoader } from './product/product.loader.ts';
import { fetchProducts, type RestOptions } from './product/product.rest.ts';
import { nothingUnasked, unaskedOf, type Unasked } from './unasked.rest.ts';
import { createRestClient, until } from './rest/client.ts';
import { keep, keepEach } from './rest/kept.ts';
import type { RestPage } from './rest/window.ts';
import { fetchStores } from './store/store.rest.ts';
import { createProductChanges, type ProductChanges, type Sources } from './sources.ts';
import type { Store } from './store/store.rules.ts';

/** What lives as long as the gateway: its way to the shop API, and the answers that every page needs. */
export interface GatewayServices {
  config: Config;
  /** What time it is. */
  now: () => Date;
  shopApi: RestOptions;
  /** Shared by all requests: a call that is under way answers everyone who asks the same meanwhile. */
  catalogue: CatalogueReads;
  categories: () => Promise<CategoryTree>;
  brands: () => Promise<readonly Brand[]>;
  /** What a brand's page says of it, by slug; null for none. */
  brandDetail: (slug: string) => Promise<BrandDetail | null>;
  /** What shoppers ask about a category. */
  faqs: (categoryId: number) => Promise<readonly Faq[]>;
  /** Where orders can be collected. */
  stores: () => Promise<readonly Store[]>;
  /** Pages that are no list and no product. */
  pages: () => Promise<readonly PageLink[]>;
  /** One of them by its canonical path; null for none. */
  page: (path: string) => Promise<Page | null>;
  /** One REST page of the blog, counted from 1. */
  blogPage: (page: number) => Promise<RestPage<BlogPostSummary>>;
  /** A post by its slug; null for none. */
  blogPost: (slug: string) => Promise<BlogPost | null>;
  /** What the shop says of itself around its pages. */
  banners: () => Promise<Banners>;
  /** Who takes cards for us; null for nobody. */
  cards: CardPayments | null;
  /** Which additions of which carts have been made lately. */
  additions: Additions;
  /** Which products carts held when they were last read. */
  cartForesight: CartForesight;
  /** Hears of products that have changed through this gateway, by path; whoever keeps what was made of them subscribes. */
  changes: ProductChanges;
  close(): Promise<void>;
}

interface ServiceOptions {
  config: Config;
  shopApiUrl: string;
  /** What the embedded shop knows its own gateway by; null for a shop API of somebody else. */
  shopSecret?: string | null;
  /** Told of every request to the shop API. */
  onRestRequest?: (method: string, path: string) => void;
  /** The clock, unless the real one is meant. */
  now?: () => Date;
  cards?: CardPayments | null;
  /** What counts the calls to the shop API. */
  metrics?: Metrics;
}

export function createGatewayServices({
  config,
  shopApiUrl,
  shopSecret = null,
  onRestRequest,
  now = () => new Date(),
  cards = null,
  metrics,
}: ServiceOptions): GatewayServices {
  const rest = createRestClient({
    url: shopApiUrl,
    secret: shopSecret,
    requestId: currentRequestId,
    failures: { before: failureBefore, note: noteFailure },
    startSpan: (method, path) =>
      startCall(`${method} /${path.split('/', 2)[1] ?? ''}`, { 'http.request.method': method }),
    ...(onRestRequest && { onRequest: onRestRequest }),
    ...(metrics && { onCall: metrics.call, onBreaker: metrics.breaker }),
  });
  const shopApi = { rest, pricesIncludeVat: config.pricesIncludeVat };
  return {
    config,
    now,
    shopApi,
    catalogue: createCatalogue(shopApi),
    categories: keep(async () => indexTree(await fetchCategoryTree(rest))),
    brands: keep(() => fetchBrands(rest)),
    brandDetail: keepEach((slug: string) => fetchBrandDetail(rest, slug)),
    stores: keep(() => fetchStores(rest)),
    pages: keep(() => fetchPages(rest)),
    page: keepEach((path: string) => fetchPage(rest, path)),
    blogPage: keepEach((page: number) => fetchBlogPage(rest, page)),
    blogPost: keepEach((slug: string) => fetchBlogPost(rest, slug)),
    banners: keep(() => fetchBanners(rest)),
    cards,
    faqs: keepEach((categoryId: number) => fetchFaqs(rest, categoryId)),
    additions: createAdditions(),
    cartForesight: createCartForesight(),
    changes: createProductChanges(),
    close: () => rest.close(),
  };
}

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
  /** Where to note what the answer is made of, for one who may keep it. */
  sources?: Sources | undefined;
  /** The fields that the operation asks of products; all unless known. */
  productFields?: ReadonlySet<string> | null | undefined;
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

/** What lives as long as one request. Its catalogue makes each call once, however many fields ask. */
export interface Context
  extends Omit<GatewayServices, 'close' | 'catalogue'>, Omit<RequestOptions, 'sources' | 'productFields'> {
  /** What of products nobody reads. */
  unasked: Unasked;
  catalogue: RequestCatalogue;
  /** Products by path, many in one call; null for a path that has none. */
  products: ProductLoader;
  /** The cart of whoever asks. */
  cart: CartReader;
  /** Who is signed in. */
  customer: CustomerReader;
}

/** How long a request's own calls may take in all: cart, products of a cart, orders. */
const REQUEST_MILLISECONDS = 2_700;

export function createContext({
  services,
  request,
  response,
  sources,
  productFields = null,
}: RequestOptions & { services: GatewayServices }): Context {
  const unasked = productFields ? unaskedOf(productFields) : nothingUnasked;
  const shopApi = { ...services.shopApi, rest: until(performance.now() + REQUEST_MILLISECONDS, services.shopApi.rest) };
  // A copy: a token that a mutation has just been given serves the rest of this request only.
  const own = { ...request };
  const products = new ProductLoader((paths) => {
    for (const path of paths) sources?.products.add(path);
    return fetchProducts(shopApi, paths, unasked.records);
  });
  const markPersonal = () => void (sources && (sources.isPersonal = true));
  return {
    ...services,
    shopApi,
    request: own,
    response,
    unasked,
    products,
    cart: createCartReader(shopApi, {
      request: own,
      foresight: services.cartForesight,
      products,
      onRead: markPersonal,
    }),
    customer: createCustomerReader(shopApi, own, response, markPersonal),
    catalogue: readOnce(services.catalogue, {
      found: (product) => products.prime(product.path, product),
      sources,
      unasked,
    }),
  };
}
