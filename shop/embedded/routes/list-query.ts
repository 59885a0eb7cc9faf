import { Check } from 'typebox/value';
import { POUNDS_MAXIMUM, toCentipence } from '@storefront/domain/money.rules.ts';
import { FilterList, type FilterBody, type ListParameters } from '@storefront/schema/rest/requests/list.ts';
import { refused } from './http/problems.ts';
import type { ListFilter, ListQuery, ListSort } from '../catalogue/listing/list-query.ts';

/** Products per page. */
const PAGE_SIZE = 16;

/** The default number of values per facet. */
const FACET_SIZE = 10;
const FACET_SIZE_MAXIMUM = 250;

/** A range as a filter's value, such as `5..10`; one of its bounds may be missing. */
const RANGE = /^(?!\.\.$)(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/;

/** The id of no brand or category: an id that cannot be read names none. */
const NO_ID = -1;

/** The filters of a request body; none without a body. */
export function filtersOf(body: FilterBody): ListFilter[] {
  return merged(body?.filters ?? []);
}

export const badFilters = () => refused(400, 'Filters must be a list of names and values');

/** The filters of a query parameter, which holds JSON. Throws a 400 when it is malformed. */
export function filtersOfQuery(text: string | undefined): ListFilter[] {
  if (!text) return [];
  const list = parseJson(text);
  if (!Check(FilterList, list)) throw badFilters();
  return merged(list);
}

/** Returns undefined when the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Merges the entries of each name into one filter. Of several ranges the last counts. */
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

/**
 * Reads the filters, the sort order and the page of a list. An empty or invalid parameter counts as missing, but for ids, which then
 * name nothing.
 */
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

/** The page number, from 1; the first page for anything else. */
export function pageOf(query: Pick<ListParameters, 'page_no'>): number {
  return Math.max(1, wholeNumber(query.page_no) ?? 1);
}

/** The maximum number of values per facet, 1 to 250; 10 for anything else. */
export function facetSizeOf(query: Pick<ListParameters, 'aggs_size'>): number {
  return Math.min(FACET_SIZE_MAXIMUM, wholeNumber(query.aggs_size) || FACET_SIZE);
}

/** Reads a whole number of up to 9 digits; null for anything else. */
function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Reads the id of a brand or category; null when it is missing or empty. */
export function idOf(text: string | undefined): number | null {
  return text ? (wholeNumber(text) ?? NO_ID) : null;
}

function centipence(pounds: string | undefined): number | null {
  if (pounds === undefined || !/^-?\d+(\.\d+)?$/.test(pounds)) return null;
  const amount = Number(pounds);
  // No price is below 0: a bound there is kept, so that it finds nothing.
  return Math.sign(amount) * toCentipence(Math.min(Math.abs(amount), POUNDS_MAXIMUM));
}
