import { fetchBrandDetail, fetchBrands, type Brand, type BrandDetail } from './brand/brand.rest.ts';
import { createIdempotencyKeys, type IdempotencyKeys } from './cart/idempotency-keys.ts';
import { createCatalogue, type CatalogueReads } from './catalogue.ts';
import { createCartPrefetch, type CartPrefetch } from './cart/cart-prefetch.ts';
import { fetchCategoryTree, fetchFaqs } from './category/category.rest.ts';
import { indexTree, type CategoryTree, type Faq } from './category/category.rules.ts';
import type { Config } from '../../config/config.ts';
import { fetchBanners, type Banners } from './content/banners.rest.ts';
import { fetchBlogPage, fetchBlogPost } from './content/blog.rest.ts';
import { fetchPage, fetchPages } from './content/page.rest.ts';
import type { BlogPost, BlogPostSummary, Page, PageLink } from './content/page.rules.ts';
import type { Metrics } from '../observability/metrics.ts';
import { currentRequestId, failureBefore, noteFailure } from '../upstream/request-context.ts';
import { startCall } from '../observability/spans.ts';
import type { CardPayments } from './payment/card-payments.ts';
import type { RestOptions } from './product/product.rest.ts';
import { createRestClient } from '../upstream/client.ts';
import { cachedRead } from '../upstream/catalogue-cache.ts';
import type { RestPage } from '../upstream/window.ts';
import { fetchStores } from './store/store.rest.ts';
import { createProductChanges, type ProductChanges } from './cache-tags.ts';
import type { Store } from './store/store.rest.ts';

/** The services that all requests share: the shop API's client, and the catalogue cache's reads. */
export interface GatewayServices {
  config: Config;
  /** The clock. */
  now: () => Date;
  shopApi: RestOptions;
  catalogue: CatalogueReads;
  categories: () => Promise<CategoryTree>;
  brands: () => Promise<readonly Brand[]>;
  /** A brand's page by slug; null when it does not exist. */
  brandDetail: (slug: string) => Promise<BrandDetail | null>;
  /** The frequently asked questions of a category. */
  faqs: (categoryId: number) => Promise<readonly Faq[]>;
  /** The branches where orders can be collected. */
  stores: () => Promise<readonly Store[]>;
  /** Links to the content pages. */
  pages: () => Promise<readonly PageLink[]>;
  /** A content page by its canonical path; null when it does not exist. */
  page: (path: string) => Promise<Page | null>;
  /** One REST page of the blog, counted from 1. */
  blogPage: (page: number) => Promise<RestPage<BlogPostSummary>>;
  /** A blog post by its slug; null when it does not exist. */
  blogPost: (slug: string) => Promise<BlogPost | null>;
  /** The banners on every page: announcement and promises. */
  banners: () => Promise<Banners>;
  /** The card payment provider; null when none is configured. */
  cards: CardPayments | null;
  idempotencyKeys: IdempotencyKeys;
  cartPrefetch: CartPrefetch;
  /** Publishes the paths of products that changed through this gateway to subscribed caches. */
  changes: ProductChanges;
  close(): Promise<void>;
}

interface ServiceOptions {
  config: Config;
  shopApiUrl: string;
  /** The secret shared with the embedded shop; null for an external shop API. */
  shopSecret?: string | null;
  /** Called for every request to the shop API. */
  onRestRequest?: (method: string, path: string) => void;
  /** Defaults to the system clock. */
  now?: () => Date;
  cards?: CardPayments | null;
  /** Counts the calls to the shop API. */
  metrics?: Metrics;
}

/** Caches with a TTL of one minute, for data that seldom changes: a single entry, or up to 500 keys. Field descriptions and docs/operating.md state the minute. */
const SINGLE = { max: 1, ttlMilliseconds: 60_000 };
const KEYED = { max: 500, ttlMilliseconds: 60_000 };

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
    categories: cachedRead(async () => indexTree(await fetchCategoryTree(rest)), SINGLE),
    brands: cachedRead(() => fetchBrands(rest), SINGLE),
    brandDetail: cachedRead((slug: string) => fetchBrandDetail(rest, slug), KEYED),
    stores: cachedRead(() => fetchStores(rest), SINGLE),
    pages: cachedRead(() => fetchPages(rest), SINGLE),
    page: cachedRead((path: string) => fetchPage(rest, path), KEYED),
    blogPage: cachedRead((page: number) => fetchBlogPage(rest, page), KEYED),
    blogPost: cachedRead((slug: string) => fetchBlogPost(rest, slug), KEYED),
    banners: cachedRead(() => fetchBanners(rest), SINGLE),
    cards,
    faqs: cachedRead((categoryId: number) => fetchFaqs(rest, categoryId), KEYED),
    idempotencyKeys: createIdempotencyKeys(),
    cartPrefetch: createCartPrefetch(),
    changes: createProductChanges(),
    close: () => rest.close(),
  };
}
