import { ProductPage, type BrandFacetRecord, type FacetRecord } from '@storefront/schema/rest/list.ts';
import { brandPath } from '../brand/brand.rules.ts';
import { POUNDS_MAXIMUM, toCentipence, toPence, toPounds, type PriceBounds } from '@storefront/domain/money.rules.ts';
import { pricing, shopBounds } from '../money/money.rules.ts';
import type { RestOptions } from '../product/product.rest.ts';
import { toProductPositions } from '../product/rest/item.rest.ts';
import { searchedTerm } from '../search/search.rules.ts';
import { excludeFieldsParameter, type ExcludedFields } from '../sparse-fieldsets.rest.ts';
import { readBody, type RestReading } from '../../upstream/client.ts';
import { contractOf } from '../../upstream/contract/contract.ts';
import { countOf, listOf, textOf } from '../../upstream/contract/values.ts';
import {
  FACET_SIZE,
  unitOf,
  withSelected,
  type BrandFacet,
  type Facet,
  type FacetFilter,
  type ListPage,
  type ListSelection,
  type ProductSort,
  type UnderstoodPrice,
} from './list.rules.ts';

/** Brands by entity id. */
export interface ListRequest {
  selection: ListSelection;
  brandIds: readonly number[];
  withFacets: boolean;
  excludedFields: ExcludedFields['items'];
}

const SORTS: Readonly<Record<ProductSort, readonly [by: string, order: string] | null>> = {
  RELEVANCE: null,
  PRICE_ASCENDING: ['calculated_price', 'asc'],
  PRICE_DESCENDING: ['calculated_price', 'desc'],
  NAME: ['name', 'asc'],
  NEWEST: ['date_created', 'desc'],
};

/** Shared by all list calls. Prices are in pounds, with or without VAT as the shop API stores them. */
export function listParameters(
  { selection, brandIds }: ListRequest,
  page: number,
  pricesIncludeVat: boolean,
): URLSearchParams {
  const { filters, sort, facetSize } = selection;
  const query = new URLSearchParams({ page_no: String(page) });
  for (const id of brandIds) query.append('brand_id', String(id));
  const bounds = shopBounds({ minimum: filters.minimumPrice, maximum: filters.maximumPrice }, pricesIncludeVat);
  setPrices(query, bounds);
  if (filters.inStock) query.set('in_stock', 'true');
  if (filters.onSale) query.set('on_sale', 'true');
  const order = SORTS[sort];
  if (order) {
    query.set('sort_by', order[0]);
    query.set('sort_order', order[1]);
  }
  if (facetSize !== FACET_SIZE) query.set('aggs_size', String(facetSize));
  return query;
}

/** What the answer may leave out. */
export function optionalListParameters({ withFacets, excludedFields }: ListRequest) {
  return { ...(!withFacets && { with_filters: 'false' }), ...excludeFieldsParameter(excludedFields) };
}

function setPrices(query: URLSearchParams, { minimum, maximum }: PriceBounds): void {
  if (minimum !== null) query.set('min_price', toPounds(minimum).toFixed(4));
  if (maximum !== null) query.set('max_price', toPounds(maximum).toFixed(4));
}

/** One entry per value; a range is `5..10`, either end may be open. */
export function listFilters({ selection }: Pick<ListRequest, 'selection'>): { name: string; value: string }[] {
  return selection.filters.facets.flatMap(({ name, values, minimum, maximum }: FacetFilter) => [
    ...values.map((value) => ({ name, value })),
    ...(minimum !== null || maximum !== null ? [{ name, value: `${minimum ?? ''}..${maximum ?? ''}` }] : []),
  ]);
}

function toFacet(record: FacetRecord): Facet {
  const name = record.name.trim().replace(/(?<!\s)\s*:$/, '');
  return {
    name,
    kind: record.type === 'range' || unitOf(name) !== null ? 'RANGE' : 'VALUES',
    values: record.values.map((value) => ({
      value: value.name,
      count: countOf(value.count),
      selected: value.selected ?? false,
    })),
    valueCount: Math.max(record.values.length, countOf(record.values_total)),
    minimum: record.min ?? null,
    maximum: record.max ?? null,
    selectedMinimum: record.selected_min ?? null,
    selectedMaximum: record.selected_max ?? null,
  };
}

const NOTED_MAXIMUM = 12;

const productPage = contractOf(ProductPage);

export async function readListPage(
  { rest, pricesIncludeVat }: RestOptions,
  request: ListRequest,
  call: Omit<RestReading<ProductPage>, 'contract'>,
): Promise<ListPage> {
  const optionalQuery = optionalListParameters(request);
  return toListPage(await readBody(rest, { optionalQuery, contract: productPage, ...call }), request, pricesIncludeVat);
}

/** `POST /categories/get_products_with_filters` */
export const filteredList = (query: URLSearchParams, request: ListRequest) =>
  ({
    method: 'POST',
    safe: true,
    path: '/categories/get_products_with_filters',
    query,
    body: { filters: listFilters(request) },
  }) as const;

/** Facets are empty unless the request asks for them, even if the shop API sends them. */
export function toListPage(
  record: ProductPage,
  { withFacets, selection }: ListRequest,
  pricesIncludeVat: boolean,
): ListPage {
  const price = pricing(pricesIncludeVat);
  const maximum = toCentipence(record.max_price);
  const total = countOf(record.total);
  return {
    items: toProductPositions(record.results, pricesIncludeVat),
    total,
    facets: withFacets ? withSelected(toFacets(record.filters), selection.filters.facets) : [],
    brands: withFacets ? listOf(record.brands, ({ brand }) => brand.entityId, toBrandFacet) : [],
    priceBounds: maximum > 0 ? { minimum: price(toCentipence(record.min_price)), maximum: price(maximum) } : null,
    inStockCount: typeof record.in_stock_count === 'number' ? countOf(record.in_stock_count) : null,
    onSaleCount: typeof record.on_sale_count === 'number' ? countOf(record.on_sale_count) : null,
    correctedTerm: record.corrected_query || null,
    understoodPrice: toUnderstoodPrice(record.understood_price),
    replacedWords: listOf(record.replaced_words?.slice(0, NOTED_MAXIMUM), 'words', ({ words, instead }) => ({
      words: searchedTerm(words),
      instead: searchedTerm(instead),
    })).filter(({ words, instead }) => words !== '' && instead !== ''),
    missingWord: searchedTerm(record.missing_word ?? '') || null,
    excludedWords: (record.excluded_words ?? []).slice(0, NOTED_MAXIMUM).map(searchedTerm).filter(Boolean),
    matchingAll: typeof record.matching_all === 'number' ? Math.min(countOf(record.matching_all), total) : null,
  };
}

function toUnderstoodPrice(record: ProductPage['understood_price']): UnderstoodPrice | null {
  const term = searchedTerm(record?.query ?? '');
  const minimum = toBound(record?.min);
  const maximum = toBound(record?.max);
  return term !== '' && (minimum !== null || maximum !== null) ? { minimum, maximum, term } : null;
}

/** The pence of a bound in pounds; null when it is missing or not an amount. */
function toBound(pounds: number | null | undefined): number | null {
  return typeof pounds === 'number' && pounds >= 0 && pounds <= POUNDS_MAXIMUM ? toPence(toCentipence(pounds)) : null;
}

/** Without those that have neither values nor a range. */
export function toFacets(filters: ProductPage['filters']): Facet[] {
  return listOf(filters, 'key', (record) => ({ key: record.name, facet: toFacet(record) }))
    .map(({ facet }) => facet)
    .filter(({ values, minimum }) => values.length > 0 || minimum !== null);
}

function toBrandFacet({ id, name, brand_url, count, selected }: BrandFacetRecord): BrandFacet {
  return {
    brand: { entityId: id, name, path: brandPath(textOf(brand_url)) },
    count: countOf(count),
    selected: selected ?? false,
  };
}
