import type { RestOptions } from '../../graph/product/product.rest.ts';
import { fetchProductChanges, type ProductSyncPage } from '../../graph/product/sync/sync.rest.ts';
import { excludedFieldsOf } from '../../graph/sparse-fieldsets.rest.ts';
import { feedItems, type FeedFacts } from './feed-item.rules.ts';
import { FEED_END, feedItemXml, feedStart } from './feed-xml.rules.ts';

const PAGE_SIZE = 100;

/** Two million products. Without a limit, a shop API whose pages never end would fill the disk. */
const PAGES_MAXIMUM = 20_000;

const CHANGES_CALL = 'GET /product_changes';

/** Null for a shop API without the call. */
export function fetchFirstPage(shopApi: RestOptions): Promise<ProductSyncPage | null> {
  return fetchPage(shopApi, { updatedSince: null, after: null, first: PAGE_SIZE });
}

/** The time of the answer if nothing has changed since a time, else null. Stock that orders take is no change. */
export async function fetchIsUnchanged(shopApi: RestOptions, since: string): Promise<{ asOf: string } | null> {
  const page = await fetchPage(shopApi, { updatedSince: since, after: null, first: 1 });
  return page && page.products.length === 0 && page.removed.length === 0 ? page : null;
}

async function fetchPage(shopApi: RestOptions, wanted: Parameters<typeof fetchProductChanges>[1]) {
  const page = await fetchProductChanges(shopApi, wanted, UNREAD);
  if (page === 'refused') throw new Error(`${CHANGES_CALL} refused the cursor of its own previous page`);
  return page;
}

/** Fields that the feed does not use. */
const UNREAD = excludedFieldsOf(
  new Set(['brand_name', 'breadcrumb', 'custom_fields', 'description', 'gtin', 'images', 'weight']),
).records;

/** Page by page. Throws when a page cannot be read. */
export async function* feedParts(
  shopApi: RestOptions,
  first: ProductSyncPage,
  facts: FeedFacts & { shopName: string },
): AsyncGenerator<string> {
  // The first page's answer has announced it.
  const delivery = shopApi.rest.announces('delivery_options') ? null : facts.delivery;
  yield feedStart(facts.shopName, facts.publicUrl);
  // A product that changes during the build appears again later; ids must be unique in a feed.
  const known = new Set<number>();
  let page = first;
  for (let count = 1; ; count += 1) {
    const fresh = page.products.flatMap(({ detail }) => (detail && !known.has(detail.entityId) ? detail : []));
    for (const { entityId } of fresh) known.add(entityId);
    yield fresh
      .flatMap((product) => feedItems(product, { ...facts, delivery }))
      .map(feedItemXml)
      .join('');
    if (page.after === null) break;
    const next =
      count < PAGES_MAXIMUM
        ? await fetchPage(shopApi, { updatedSince: null, after: page.after, first: PAGE_SIZE })
        : null;
    if (!next) throw new Error(`${CHANGES_CALL} ended after ${count} pages without a last page`);
    page = next;
  }
  yield FEED_END;
}
