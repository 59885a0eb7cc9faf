import { toPounds } from '@storefront/domain/money.rules.ts';
import type { CatalogueProduct } from '../catalogue/catalogue.ts';
import type { ListFilter, ListQuery, ListResult } from '../catalogue/listing/list-query.ts';
import { matchingVariant } from '../catalogue/listing/matching-variant.rules.ts';
import { ofEach } from '../catalogue/broken-products.ts';
import { CATEGORY_FACET, categoryFacet, withCategoryIds } from './category-facet.rules.ts';
import { itemRecord, sparse, variantRecord } from './records.ts';
import type { ReadModel } from '../read-model.ts';

/** By product id; not read when the caller has no use for ratings. */
export async function ratingRecords({ ratings }: ReadModel, products: readonly CatalogueProduct[], excluded = '') {
  const known = excluded.split(',').includes('rating') ? null : await ratings(products.map(({ id }) => id));
  return (id: number) => {
    const rating = known?.get(id);
    return rating && { rating: rating.average, reviews_count: rating.count };
  };
}

interface ItemOptions {
  filters: readonly ListFilter[];
  term?: string | undefined;
  excludedFields?: string | undefined;
}

/** With the variants that the filters or the term name. */
export async function itemRecords(
  shop: ReadModel,
  products: readonly CatalogueProduct[],
  { filters, term = '', excludedFields }: ItemOptions,
) {
  const ratings = await ratingRecords(shop, products, excludedFields);
  return ofEach(products, (product) => {
    const variant = matchingVariant(product, filters, term);
    return sparse(excludedFields)({
      ...itemRecord(product, shop),
      ...ratings(product.id),
      ...(variant && { matching_variant: variantRecord(product, variant) }),
    });
  });
}

export async function listRecord(shop: ReadModel, query: ListQuery, excludedFields?: string) {
  const isSearch = query.scope.kind === 'hits';
  const { structure } = shop;
  const result = shop.lists.list(isSearch ? { ...query, filters: withCategoryIds(query.filters, structure) } : query);
  const isSelected = query.filters.some(({ name }) => name === CATEGORY_FACET);
  const categories =
    isSearch && query.withFacets ? categoryFacet(result, structure, { size: query.facetSize, isSelected }) : null;
  const others = isSearch ? result.facets.filter(({ name }) => name !== CATEGORY_FACET) : result.facets;
  const products = await shop.products.byIds(result.ids);
  const term = query.scope.kind === 'hits' ? query.scope.term : '';
  return {
    results: await itemRecords(shop, products, { filters: query.filters, term, excludedFields }),
    total: result.total,
    filters: filterRecords(categories ? [categories, ...others] : others),
    brands: result.brands.flatMap(({ id, count, selected }) => {
      const brand = structure.brandById.get(id);
      return brand ? [{ id, name: brand.name, brand_url: brand.url, selected, count }] : [];
    }),
    max_price: toPounds(result.maximumPrice),
    min_price: toPounds(result.minimumPrice),
    in_stock_count: result.inStockCount,
    on_sale_count: result.onSaleCount,
  };
}

export function filterRecords(facets: ListResult['facets']) {
  return facets.map(({ name, isRange, values, total, minimum, maximum, selectedMinimum, selectedMaximum }) => ({
    name,
    values: values.map(({ value, count, selected }) => ({ name: value, selected, count })),
    values_total: total,
    ...(isRange && {
      type: 'range',
      min: minimum,
      max: maximum,
      selected_min: selectedMinimum,
      selected_max: selectedMaximum,
    }),
  }));
}
