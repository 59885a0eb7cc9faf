import { SKUS_PER_CALL, skuKey } from '@storefront/domain/sku.rules.ts';
import { ProductsBySku } from '@storefront/schema/rest/sku.ts';
import { SkusBody } from '@storefront/schema/rest/requests/product.ts';
import { ofEach } from '../catalogue/broken-products.ts';
import type { CatalogueProduct } from '../catalogue/catalogue.ts';
import { editDistance } from '@storefront/search/words/edits.rules.ts';
import type { ProductSearch } from '@storefront/search/product-search.ts';
import { productRecord, readRecordLinks } from './records.ts';
import { built } from './search/search.ts';
import type { ReadRoutes } from './route.ts';

const NEAREST_MAXIMUM = 3;
/** Codes with less in common are of other products. */
const BEGINNING_CHARACTERS_MINIMUM = 4;
/** Codes that differ by more are all as far from the code. */
const EDITS_MAXIMUM = 8;

export const skuRoutes: ReadRoutes = async (server, { shop }) => {
  server.post(
    '/products/by_sku',
    {
      schema: {
        tags: ['Products'],
        summary: `Lists the products of up to ${SKUS_PER_CALL} codes, and for unknown codes those that are near`,
        response: { 200: ProductsBySku },
        isOptional: true,
        body: SkusBody,
      },
    },
    async ({ body: { skus } }) => {
      const { products, search } = shop;
      const idsBySku = new Map(skus.map((sku) => [sku, built(search.withCode(sku, true))]));
      const found = await products.byIds([...new Set([...idsBySku.values()].flat())]);
      const keys = new Set(found.flatMap(codesOf).map(skuKey));
      const unknown = [...idsBySku.keys()].filter((sku) => !keys.has(skuKey(sku)));
      const wanted = found.filter((product) => skus.some((sku) => hasCode(product, sku)));
      const links = await readRecordLinks(wanted, shop);
      return {
        products: ofEach(wanted, (product) => productRecord(product, shop, links)),
        unknown: await Promise.all(
          unknown.map(async (sku) => ({ sku, nearest: nearest(sku, await products.byIds(begunLike(search, sku))) })),
        ),
      };
    },
  );
};

const codesOf = ({ sku, variants }: CatalogueProduct): string[] => [sku, ...variants.map((variant) => variant.sku)];

const hasCode = (product: CatalogueProduct, sku: string): boolean =>
  codesOf(product).some((code) => skuKey(code) === skuKey(sku));

/** Those whose codes have the longest beginning in common with the code. */
function begunLike(search: ProductSearch, sku: string): number[] {
  const key = skuKey(sku);
  let found: number[] = [];
  // Halves the range of lengths: a long code would otherwise be looked up once for each of its characters.
  let [shortest, longest] = [BEGINNING_CHARACTERS_MINIMUM, key.length];
  while (shortest <= longest) {
    const length = Math.floor((shortest + longest) / 2);
    const ids = built(search.withCode(key.slice(0, length), false));
    if (ids.length > 0) [found, shortest] = [ids, length + 1];
    else longest = length - 1;
  }
  return found;
}

function nearest(sku: string, products: readonly CatalogueProduct[]): string[] {
  const key = skuKey(sku);
  return products
    .flatMap(codesOf)
    .filter(Boolean)
    .map((code) => ({ code, distance: editDistance(key, skuKey(code), EDITS_MAXIMUM) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, NEAREST_MAXIMUM)
    .map(({ code }) => code);
}
