import { quantityTerms } from '@storefront/domain/quantity.rules.ts';
import type { SearchHit } from '@storefront/schema/rest/list.ts';
import { toCentipence } from '@storefront/domain/money.rules.ts';
import { pathOf } from '@storefront/domain/paths.rules.ts';
import { listOf } from '../../../upstream/contract/values.ts';
import { pricing } from '../../money/money.rules.ts';
import { byMeasure } from './parts.rest.ts';
import type { Product } from '../product.rules.ts';

/** Without duplicates. What a hit does not say is read from the product's own record. */
export function toFoundProducts(
  hits: readonly (SearchHit | null)[] | null | undefined,
  pricesIncludeVat: boolean,
): Product[] {
  const price = pricing(pricesIncludeVat);
  return listOf(
    hits,
    'entityId',
    ({ id, title, brand, best_price, retail_price, image_link, link, availability, ...hit }): Product => {
      const best = byMeasure(price, hit)(toCentipence(best_price));
      const retail = toCentipence(retail_price);
      return {
        entityId: id,
        name: title,
        sku: '',
        path: pathOf(link),
        brand: { entityId: 0, name: brand ?? '', path: '' },
        price: best,
        minimumPrice: best,
        maximumPrice: best,
        retailPrice: retail > 0 ? price(retail) : null,
        priceBreaks: [],
        quantityTerms: quantityTerms(null, null),
        inventoryTracking: 'product',
        inventoryLevel: availability === 'out of stock' ? 0 : 1,
        available: true,
        categoryIds: [],
        imageUrl: image_link || null,
        variantCount: 0,
        optionLabels: [],
        customFields: [],
      };
    },
  );
}
