import { Check } from 'typebox/value';
import { POUNDS_MAXIMUM, toCentipence } from '../../domain/money.rules.ts';
import { FilterList, type FilterBody, type ListParameters } from '../../schema/rest/requests/list.ts';
import { refused } from './http/problems.ts';
import type { ListFilter, ListQuery, ListSort } from '../catalogue/listing/list-query.ts';

/** What a list answers per page. */
export const PAGE_SIZE = 16;

/** Values of one facet that a list answers unless asked for more. */
const FACET_SIZE = 10;
const FACET_SIZE_MAXIMUM = 250;

/** A range as a filter's value: two numbers with dots between, either left out. */
const RANGE = /^(\d{1,9}(?:\.\d+)?)?\.\.(\d{1,9}(?:\.\d+)?)?$/;

/** The filters of a request's body, none for no body. */
export function filtersOf(body: FilterBody): ListFilter[] {
  return merged(body?.filters ?? []);
}

export const badFilters = () => refused(400, 'Filters must be a list of names and values');

/** The same from a query parameter that holds the list as JSON. Refuses one of another form. */
export function filtersOfQuery(text: string | undefined): ListFilter[] {
  if (!text) return [];
  const list = parseJson(text);
  if (!Check(FilterList, list)) throw badFilters();
  return merged(list);
}

/** Undefined for a text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** One filter a name, whatever number of entries named it. */
function merged(entries: FilterList): ListFilter[] {
  return [...Map.groupBy(entries, ({ name }) => name)].map(([name, group]) => {
    const range = group
      .map(({ value }) => RANGE.exec(value))
      .findLast((match) => match && (match[1] ?? match[2]) !== undefined);
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

/** What a list is narrowed and ordered by, and which page of it is wanted. A parameter that is empty or no number counts as not given. */
export function listQuery(query: ListParameters, filters: readonly ListFilter[]): Omit<ListQuery, 'scope'> {
  const sortBy = query.sort_by ?? '';
  const [ascending, descending] =
    (Object.hasOwn(SORTS, sortBy) && SORTS[sortBy]) || (['relevance', 'relevance'] as const);
  return {
    filters,
    brandIds: (query.brand_id ?? []).flatMap((text) => wholeNumber(text) ?? []),
    minimumPrice: centipence(query.min_price),
    maximumPrice: centipence(query.max_price),
    sort: query.sort_order === 'desc' ? descending : ascending,
    offset: (pageOf(query) - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
    facetSize: facetSizeOf(query),
    withFacets: query.with_filters !== 'false',
  };
}

/** Page numbers count from 1; anything else means the first. */
export function pageOf(query: Pick<ListParameters, 'page_no'>): number {
  return Math.max(1, wholeNumber(query.page_no) ?? 1);
}

/** How many values a facet may list, 1 to 250. */
export function facetSizeOf(query: Pick<ListParameters, 'aggs_size'>): number {
  return Math.min(FACET_SIZE_MAXIMUM, wholeNumber(query.aggs_size) || FACET_SIZE);
}

/** A parameter that is a whole number; null for any other, or none. */
export function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function centipence(pounds: string | undefined): number | null {
  return pounds !== undefined && /^\d{1,9}(\.\d+)?$/.test(pounds)
    ? toCentipence(Math.min(Number(pounds), POUNDS_MAXIMUM))
    : null;
}
