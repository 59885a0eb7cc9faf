import DataLoader from 'dataloader';
import { isSku, SKUS_PER_CALL, skuKey } from '@storefront/domain/sku.rules.ts';
import { ProductsBySku } from '@storefront/schema/rest/sku.ts';
import { readOptional } from '../../upstream/client.ts';
import { contractOf } from '../../upstream/contract/contract.ts';
import { listOf } from '../../upstream/contract/values.ts';
import type { RestOptions } from '../product/product.rest.ts';
import { productOf } from '../product/product.rules.ts';
import { toDetail } from '../product/rest/record.rest.ts';
import { matchOf, type FoundBySku, type SkuMatch } from './sku.rules.ts';

const productsBySku = contractOf(ProductsBySku);

/** `POST /products/by_sku`: up to 48 codes; null from a shop API that does not look codes up. */
export async function fetchBySku(
  { rest, pricesIncludeVat }: RestOptions,
  skus: readonly string[],
): Promise<FoundBySku | null> {
  const body = await readOptional(rest, {
    kind: 'product',
    method: 'POST',
    safe: true,
    path: '/products/by_sku',
    body: { skus },
    contract: productsBySku,
  });
  if (!body) return null;
  const { products, unknown } = body;
  return {
    products: listOf(products, 'entityId', (record) => productOf(toDetail(record, pricesIncludeVat))),
    nearest: new Map(unknown.map(({ sku, nearest }) => [sku, nearest])),
  };
}

/** Looks codes up for one request; null where the shop API cannot. */
export type SkuLoader = DataLoader<string, SkuMatch | null>;

const NOTHING: FoundBySku = { products: [], nearest: new Map() };

/** One call a batch. What is no code is not sent: a shop API may refuse the whole call because of it. */
export const createSkuLoader = (fetch: (skus: readonly string[]) => Promise<FoundBySku | null>): SkuLoader =>
  new DataLoader<string, SkuMatch | null, string>(
    async (skus) => {
      const codes = skus.filter(isSku);
      const found = codes.length > 0 ? await fetch(codes) : NOTHING;
      return skus.map((sku) => found && matchOf(sku, found));
    },
    { maxBatchSize: SKUS_PER_CALL, cacheKeyFn: skuKey },
  );
