import { fetchBrandDetail, fetchBrands, type Brand, type BrandDetail } from './brand/brand.rest.ts';
import { createIdempotencyKeys, type IdempotencyKeys } from './cart/idempotency-keys.ts';
import { createCatalogue, type CatalogueReads } from './catalogue.ts';
import { createCartPrefetch, type CartPrefetch } from './cart/cart-prefetch.ts';
import { fetchCategoryTree, fetchFaqs } from './category/category.rest.ts';
import { fetchFinishes, type Finish } from './finish/finish.reading.ts';
import { arranged, indexTree, type CategoryTree, type Faq } from './category/category.rules.ts';
import type { Config } from '../config/config.ts';
import { fetchBanners, type Banners } from './content/banners.rest.ts';
import { fetchBlogPage, fetchBlogPost } from './content/blog.rest.ts';
import { withFolderContent } from './content/folder-content.ts';
import { fetchPage, fetchPages } from './content/page.rest.ts';
import type { BlogPost, BlogPostSummary, Page, PageLink } from './content/page.rules.ts';
import type { Metrics } from '../observability/metrics.ts';
import { currentCaller, currentRequestId, isTestRequest } from '../upstream/request-context.ts';
import { startCall } from '../observability/spans.ts';
import type { Order } from './order/order.rules.ts';
import type { CardPayments } from './payment/card-payments.ts';
import type { RestOptions } from './product/product.rest.ts';
import { createRestClient } from '../upstream/client.ts';
import { cachedRead } from '../upstream/catalogue-cache.ts';
import type { RestPage } from '../upstream/window.ts';
import type { SiteIndex } from './search/site-matches.rules.ts';
import { readSiteIndex } from './search/site-index.reading.ts';
import { fetchStores } from './store/store.rest.ts';
import { createCatalogueChanges, type CatalogueChanges } from '../upstream/changes/catalogue-changes.ts';
import type { Store } from './store/store.rest.ts';

/** Shared by all requests: the shop API's client, and the catalogue cache's reads. */
export interface GatewayServices {
  config: Config;
  now: () => Date;
  shopApi: RestOptions;
  catalogue: CatalogueReads;
  categories: () => Promise<CategoryTree>;
  brands: () => Promise<readonly Brand[]>;
  finishes: () => Promise<readonly Finish[]>;
  /** By slug; null for an unknown brand. */
  brandDetail: (slug: string) => Promise<BrandDetail | null>;
  faqs: (categoryId: number) => Promise<readonly Faq[]>;
  stores: () => Promise<readonly Store[]>;
  pages: () => Promise<readonly PageLink[]>;
  /** By canonical path; null for an unknown page. */
  page: (path: string) => Promise<Page | null>;
  /** Counted from 1. */
  blogPage: (page: number) => Promise<RestPage<BlogPostSummary>>;
  /** Categories, pages and posts that a search may name. */
  siteIndex: () => Promise<SiteIndex>;
  /** By slug; null for an unknown post. */
  blogPost: (slug: string) => Promise<BlogPost | null>;
  banners: () => Promise<Banners>;
  /** Null when none is configured. */
  cards: CardPayments | null;
  idempotencyKeys: IdempotencyKeys;
  cartPrefetch: CartPrefetch;
  changes: CatalogueChanges;
  /** Called with each order placed with a partner's key, again when its checkout is repeated. */
  onPartnerOrder(partnerId: string, order: Order): void;
  close(): Promise<void>;
}

interface ServiceOptions {
  config: Config;
  shopApiUrl: string;
  /** Signs calls which the shop API accepts from its gateway alone; null for none. */
  shopSecret?: string | null;
  onRestRequest?: (method: string, path: string) => void;
  /** Defaults to the system clock. */
  now?: () => Date;
  cards?: CardPayments | null;
  metrics?: Metrics;
  /** Called when the circuit breaker of a kind of call to the shop API, or of all calls, opens or closes. */
  onBreaker?: Parameters<typeof createRestClient>[0]['onBreaker'];
  /** Defaults to changes through this gateway alone. */
  changes?: CatalogueChanges;
  /** Defaults to ignoring them. */
  onPartnerOrder?: GatewayServices['onPartnerOrder'];
}

/** The time for which data that seldom changes is fresh. Field descriptions and docs/operating.md state the minute. */
const TTL_MILLISECONDS = 60_000;

export function createGatewayServices({
  config,
  shopApiUrl,
  shopSecret = null,
  onRestRequest,
  now = () => new Date(),
  cards = null,
  metrics,
  onBreaker,
  changes = createCatalogueChanges(),
  onPartnerOrder = () => undefined,
}: ServiceOptions): GatewayServices {
  const rest = createRestClient({
    url: shopApiUrl,
    credentials: { key: config.shopApiKey, secret: shopSecret },
    requestId: currentRequestId,
    caller: currentCaller,
    isTest: isTestRequest,
    startSpan: (method, path) =>
      startCall(`${method} /${path.split('/', 2)[1] ?? ''}`, { 'http.request.method': method }),
    ...(onRestRequest && { onRequest: onRestRequest }),
    ...(metrics && { onCall: metrics.call }),
    ...(onBreaker && { onBreaker }),
  });
  const shopApi = { rest, pricesIncludeVat: config.pricesIncludeVat };
  const structural = {
    ttlMilliseconds: TTL_MILLISECONDS,
    onExpiry: (expire: () => void) => changes.onChange((change) => change === 'everything' && expire()),
  };
  const [single, keyed] = [
    { ...structural, max: 1 },
    { ...structural, max: 500 },
  ];
  const catalogue = createCatalogue(shopApi);
  const { pages, page, blogPage, blogPost } = withFolderContent(
    {
      pages: cachedRead(() => fetchPages(rest), single),
      page: cachedRead((path: string) => fetchPage(rest, path), keyed),
      blogPage: cachedRead((number: number) => fetchBlogPage(rest, number), keyed),
      blogPost: cachedRead((slug: string) => fetchBlogPost(rest, slug), keyed),
    },
    config.content,
  );
  const categories = cachedRead(
    async () => indexTree(arranged(await fetchCategoryTree(rest), config.categories)),
    single,
  );
  return {
    config,
    now,
    shopApi,
    catalogue,
    categories,
    finishes: cachedRead(() => fetchFinishes({ categories, catalogue }), single),
    brands: cachedRead(() => fetchBrands(rest), single),
    brandDetail: cachedRead((slug: string) => fetchBrandDetail(rest, slug), keyed),
    stores: cachedRead(() => fetchStores(rest), single),
    pages,
    page,
    blogPage,
    siteIndex: cachedRead(() => readSiteIndex({ categories, pages, page, blogPage }), {
      ...single,
      isCacheable: ({ texts }) => texts.length > 0,
    }),
    blogPost,
    banners: cachedRead(() => fetchBanners(rest, config.shopFile), single),
    cards,
    faqs: cachedRead((categoryId: number) => fetchFaqs(rest, categoryId), keyed),
    idempotencyKeys: createIdempotencyKeys(),
    cartPrefetch: createCartPrefetch(),
    changes,
    onPartnerOrder,
    close: () => rest.close(),
  };
}
