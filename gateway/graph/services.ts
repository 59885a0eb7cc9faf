import { fetchBrandDetail, fetchBrands } from './brand/brand.rest.ts';
import { createIdempotencyKeys } from './cart/idempotency-keys.ts';
import { createCatalogue } from './catalogue.ts';
import { createCartPrefetch } from './cart/cart-prefetch.ts';
import { fetchCategoryTree, fetchFaqs } from './category/category.rest.ts';
import { fetchFinishes } from './finish/finish.reading.ts';
import { arranged, indexTree } from './category/category.rules.ts';
import type { Config } from '../config/config.ts';
import { fetchBanners } from './content/banners.rest.ts';
import { fetchBlogPage, fetchBlogPost } from './content/blog.rest.ts';
import { withFolderContent } from './content/folder-content.ts';
import { fetchPage, fetchPages } from './content/page.rest.ts';
import type { Metrics } from '../observability/metrics.ts';
import { currentCaller, currentRequestId, isTestRequest } from '../upstream/request-context.ts';
import { startCall } from '../observability/spans.ts';
import type { Order } from './order/order.rules.ts';
import type { CardPayments } from './payment/card-payments.ts';
import { createRestClient } from '../upstream/client.ts';
import { cachedRead } from '../upstream/catalogue-cache.ts';
import { readSiteIndex } from './search/site-index.reading.ts';
import { fetchStores } from './store/store.rest.ts';
import { createCatalogueChanges, type CatalogueChanges } from '../upstream/changes/catalogue-changes.ts';

export type GatewayServices = ReturnType<typeof createGatewayServices>;

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
  /** Called with each order placed with a partner's key before its checkout is answered, again when it is repeated. */
  onPartnerOrder?: (partnerId: string, order: Order) => Promise<void>;
}

/** The time for which data that seldom changes is fresh. Field descriptions and docs/operating.md state the minute. */
const TTL_MILLISECONDS = 60_000;

/** Shared by all requests: the shop API's client, and the catalogue cache's reads. */
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
  onPartnerOrder = () => Promise.resolve(),
}: ServiceOptions) {
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
  const content = withFolderContent(
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
    ...content,
    siteIndex: cachedRead(() => readSiteIndex({ categories, ...content }), {
      ...single,
      isCacheable: ({ texts }) => texts.length > 0,
    }),
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
