import { z } from 'zod';
import { brandPath } from '../brand/brand.rules.ts';
import { toPounds, type PriceBounds } from '../../../domain/money.rules.ts';
import { pricing, shopBounds } from '../money/money.rules.ts';
import { itemPageShape, toProducts } from '../product/item.rest.ts';
import { excludedFields, type Unasked } from '../unasked.rest.ts';
import { entityId, listOf, optionalCount, optionalMoney, optionalText } from '../../upstream/shapes.ts';
import {
  unitOf,
  type BrandFacet,
  type Facet,
  type FacetFilter,
  type ListPage,
  type ListSelection,
  type ProductSort,
} from './list.rules.ts';

/** A list as the shop API is asked for it: brands by its own numbers. */
export interface ListRequest {
  selection: ListSelection;
  brandIds: readonly number[];
  /** Whether it is asked what the list can be narrowed by. */
  withFacets: boolean;
  /** What of each product nobody reads. */
  unasked: Unasked['items'];
}

const SORTS: Readonly<Record<ProductSort, readonly [by: string, order: string] | null>> = {
  RELEVANCE: null,
  PRICE_ASCENDING: ['calculated_price', 'asc'],
  PRICE_DESCENDING: ['calculated_price', 'desc'],
  NAME: ['name', 'asc'],
  NEWEST: ['date_created', 'desc'],
};

/** What the shop API lists of a facet unless told otherwise. */
const USUAL_FACET_SIZE = 10;

/** The query parameters of any list call; the shop API takes prices in its own view of VAT, in pounds. */
export function listParameters(
  { selection, brandIds, withFacets, unasked }: ListRequest,
  page: number,
  pricesIncludeVat: boolean,
): URLSearchParams {
  const { filters, sort, facetSize } = selection;
  const query = new URLSearchParams({ page_no: String(page) });
  for (const id of brandIds) query.append('brand_id', String(id));
  const bounds = shopBounds({ minimum: filters.minimumPrice, maximum: filters.maximumPrice }, pricesIncludeVat);
  setPrices(query, bounds);
  const order = SORTS[sort];
  if (order) {
    query.set('sort_by', order[0]);
    query.set('sort_order', order[1]);
  }
  if (facetSize !== USUAL_FACET_SIZE) query.set('aggs_size', String(facetSize));
  if (!withFacets) query.set('with_filters', 'false');
  for (const [name, value] of Object.entries(excludedFields(unasked))) query.set(name, value);
  return query;
}

function setPrices(query: URLSearchParams, { minimum, maximum }: PriceBounds): void {
  if (minimum !== null) query.set('min_price', toPounds(minimum).toFixed(4));
  if (maximum !== null) query.set('max_price', toPounds(maximum).toFixed(4));
}

/** The facets as list calls take them: one entry a value, a range as `5..10` with either end open. */
export function listFilters({ selection }: ListRequest): { name: string; value: string }[] {
  return selection.filters.facets.flatMap(({ name, values, minimum, maximum }: FacetFilter) => [
    ...values.map((value) => ({ name, value })),
    ...(minimum !== null || maximum !== null ? [{ name, value: `${minimum ?? ''}..${maximum ?? ''}` }] : []),
  ]);
}

const optionalNumber = z
  .number()
  .nullish()
  .transform((value) => value ?? null);

const facetShape = z.object({
  name: z.string().min(1),
  type: optionalText,
  values: z.array(z.object({ name: z.string().min(1), selected: z.boolean().nullish(), count: optionalCount })),
  values_total: optionalCount,
  min: optionalNumber,
  max: optionalNumber,
  selected_min: optionalNumber,
  selected_max: optionalNumber,
});

const brandShape = z.object({
  id: entityId,
  name: z.string().min(1),
  brand_url: optionalText,
  selected: z.boolean().nullish(),
  count: optionalCount,
});

const facetsShape = listOf(facetShape, ({ name }) => name)
  .nullish()
  .catch([]);
const brandsShape = listOf(brandShape, ({ id }) => id)
  .nullish()
  .catch([]);

/** One page of a list. What it can be narrowed by is read when it is asked for: a facet that cannot be read costs the facets, not the products. */
export const listPageShape = z.object({
  ...itemPageShape.shape,
  filters: z.unknown().optional(),
  brands: z.unknown().optional(),
  min_price: optionalMoney,
  max_price: optionalMoney,
  corrected_query: optionalText,
});

type ListAnswer = z.infer<typeof listPageShape>;

function toFacet({
  name: given,
  type,
  values,
  values_total,
  min,
  max,
  selected_min,
  selected_max,
}: z.infer<typeof facetShape>): Facet {
  const name = given.trim().replace(/\s*:$/, '');
  return {
    name,
    kind: type === 'range' || unitOf(name) !== null ? 'RANGE' : 'VALUES',
    values: values.map((value) => ({ value: value.name, count: value.count, selected: value.selected ?? false })),
    valueCount: Math.max(values.length, values_total),
    minimum: min,
    maximum: max,
    selectedMinimum: selected_min,
    selectedMaximum: selected_max,
  };
}

/** One page of a list in our words. What it can be narrowed by is empty where the request does not ask for it, whatever the shop API answers. */
export function toListPage(
  { results, total, filters, brands, min_price, max_price, corrected_query }: ListAnswer,
  { withFacets }: ListRequest,
  pricesIncludeVat: boolean,
): ListPage {
  const price = pricing(pricesIncludeVat);
  return {
    items: toProducts(results, pricesIncludeVat),
    total,
    facets: withFacets ? toFacets(filters) : [],
    brands: withFacets ? toBrandFacets(brands) : [],
    priceBounds: max_price > 0 ? { minimum: price(min_price), maximum: price(max_price) } : null,
    correctedTerm: corrected_query || null,
  };
}

function toFacets(filters: unknown): Facet[] {
  return (facetsShape.parse(filters) ?? [])
    .map(toFacet)
    .filter(({ values, minimum }) => values.length > 0 || minimum !== null);
}

function toBrandFacets(brands: unknown): BrandFacet[] {
  return (brandsShape.parse(brands) ?? []).map(({ id, name, brand_url, count, selected }) => ({
    brand: { entityId: id, name, path: brandPath(brand_url) },
    count,
    selected: selected ?? false,
  }));
}
