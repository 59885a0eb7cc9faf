import { z } from 'zod';
import { POUNDS_MAXIMUM, toCentipence } from '../../domain/money.rules.ts';
import type { ListFilter, ListQuery, ListSort } from '../catalogue/listing/list-query.ts';

/** What a list answers per page. */
export const PAGE_SIZE = 16;

/** Values of one facet that a list answers unless asked for more. */
const FACET_SIZE = 10;
const FACET_SIZE_MAXIMUM = 250;

const filterList = z.array(z.object({ name: z.string().max(200), value: z.string().max(200) })).max(250);
const filtersBody = z.object({ filters: filterList.nullish() }).nullish();

/** A range as a filter's value: two numbers with dots between, either left out. */
const RANGE = /^(\d{1,9}(?:\.\d+)?)?\.\.(\d{1,9}(?:\.\d+)?)?$/;

/** The filters of a request's body, none for no body; null for a body that is not of their shape. */
export function filtersOf(body: unknown): ListFilter[] | null {
  const parsed = filtersBody.safeParse(body);
  return parsed.success ? merged(parsed.data?.filters ?? []) : null;
}

/** The same from a query parameter that holds the list as JSON. */
export function filtersOfQuery(query: URLSearchParams): ListFilter[] | null {
  const text = query.get('filters');
  if (!text) return [];
  try {
    const parsed = filterList.safeParse(JSON.parse(text));
    return parsed.success ? merged(parsed.data) : null;
  } catch {
    return null;
  }
}

/** One filter a name, whatever number of entries named it. */
function merged(entries: z.infer<typeof filterList>): ListFilter[] {
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
export function listQuery(query: URLSearchParams, filters: readonly ListFilter[]): Omit<ListQuery, 'scope'> {
  const sortBy = query.get('sort_by') ?? '';
  const [ascending, descending] =
    (Object.hasOwn(SORTS, sortBy) && SORTS[sortBy]) || (['relevance', 'relevance'] as const);
  return {
    filters,
    brandIds: query.getAll('brand_id').flatMap((text) => wholeNumber(text) ?? []),
    minimumPrice: centipence(query.get('min_price')),
    maximumPrice: centipence(query.get('max_price')),
    sort: query.get('sort_order') === 'desc' ? descending : ascending,
    offset: (pageOf(query) - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
    facetSize: facetSizeOf(query),
    withFacets: query.get('with_filters') !== 'false',
  };
}

/** Page numbers count from 1; anything else means the first. */
export function pageOf(query: URLSearchParams): number {
  return Math.max(1, wholeNumber(query.get('page_no')) ?? 1);
}

/** How many values a facet may list, 1 to 250. */
export function facetSizeOf(query: URLSearchParams): number {
  return Math.min(FACET_SIZE_MAXIMUM, wholeNumber(query.get('aggs_size')) || FACET_SIZE);
}

/** A parameter that is a whole number; null for any other, or none. */
export function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function centipence(pounds: string | null): number | null {
  return pounds !== null && /^\d{1,9}(\.\d+)?$/.test(pounds)
    ? toCentipence(Math.min(Number(pounds), POUNDS_MAXIMUM))
    : null;
}
