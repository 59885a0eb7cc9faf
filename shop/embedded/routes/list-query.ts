import { Check } from 'typebox/value';
import { POUNDS_MAXIMUM, toCentipence } from '@storefront/domain/money.rules.ts';
import { FilterList, type FilterBody, type ListParameters } from '@storefront/schema/rest/requests/list.ts';
import { refused } from './http/problems.ts';
import type { ListFilter, ListQuery, ListSort } from '../catalogue/listing/list-query.ts';

const PAGE_SIZE = 16;

const FACET_SIZE = 10;
const FACET_SIZE_MAXIMUM = 250;

/** Such as `5..10`; one bound may be missing. */
const RANGE = /^(?!\.\.$)(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/;

/** An id that cannot be read names nothing. */
const NO_ID = -1;

export function filtersOf(body: FilterBody): ListFilter[] {
  return merged(body?.filters ?? []);
}

export const badFilters = () => refused(400, 'Filters must be a list of names and values');

/** The parameter holds JSON. Throws a 400. */
export function filtersOfQuery(text: string | undefined): ListFilter[] {
  if (!text) return [];
  const list = parseJson(text);
  if (!Check(FilterList, list)) throw badFilters();
  return merged(list);
}

/** Undefined when the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** One filter a name. Of several ranges the last counts. */
function merged(entries: FilterList): ListFilter[] {
  return [...Map.groupBy(entries, ({ name }) => name)].map(([name, group]) => {
    const range = group.map(({ value }) => RANGE.exec(value)).findLast((match) => match !== null);
    const bound = (text: string | undefined) => (text === undefined ? null : Number(text));
    return {
      name,
      values: group.map(({ value }) => value).filter((value) => !RANGE.test(value)),
      minimum: bound(range?.[1]),
      maximum: bound(range?.[2]),
    };
  });
}

const SORTS: Readonly<Record<string, readonly [ascending: ListSort, descending: ListSort]>> = {
  calculated_price: ['price-ascending', 'price-descending'],
  name: ['name', 'name'],
  date_created: ['newest', 'newest'],
};

/** An empty or invalid parameter counts as missing, but for ids, which then name nothing. */
export function listQuery(query: ListParameters, filters: readonly ListFilter[]): Omit<ListQuery, 'scope'> {
  const sortBy = query.sort_by ?? '';
  const [ascending, descending] =
    (Object.hasOwn(SORTS, sortBy) && SORTS[sortBy]) || (['relevance', 'relevance'] as const);
  return {
    filters,
    brandIds: (query.brand_id ?? []).flatMap((text) => idOf(text) ?? []),
    minimumPrice: centipence(query.min_price),
    maximumPrice: centipence(query.max_price),
    inStock: query.in_stock === 'true',
    onSale: query.on_sale === 'true',
    sort: query.sort_order === 'desc' ? descending : ascending,
    offset: (pageOf(query) - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
    facetSize: facetSizeOf(query),
    withFacets: query.with_filters !== 'false',
  };
}

/** From 1; 1 for anything else. */
export function pageOf(query: Pick<ListParameters, 'page_no'>): number {
  return Math.max(1, wholeNumber(query.page_no) ?? 1);
}

/** 1 to 250; 10 for anything else. */
export function facetSizeOf(query: Pick<ListParameters, 'aggs_size'>): number {
  return Math.min(FACET_SIZE_MAXIMUM, wholeNumber(query.aggs_size) || FACET_SIZE);
}

/** Up to 9 digits; null for anything else. */
function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Null when it is missing or empty. */
export function idOf(text: string | undefined): number | null {
  return text ? (wholeNumber(text) ?? NO_ID) : null;
}

function centipence(pounds: string | undefined): number | null {
  if (pounds === undefined || !/^-?\d+(\.\d+)?$/.test(pounds)) return null;
  const amount = Number(pounds);
  // A bound below 0 is kept, so that it finds nothing.
  return Math.sign(amount) * toCentipence(Math.min(Math.abs(amount), POUNDS_MAXIMUM));
}
