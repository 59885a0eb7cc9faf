import { z } from 'zod';
import type { ListQuery } from '../catalogue/listing.rules.ts';

/** Values of one custom field that a list answers unless asked for more. */
const FACET_SIZE = 10;
const FACET_SIZE_MAXIMUM = 250;

const filtersBody = z.object({ filters: z.array(z.object({ name: z.string(), value: z.string() })).max(250).nullish() }).nullish();

/** The filters of a request's body, none for no body; null for a body that is not of their shape. */
export function filtersOf(body: unknown): ListQuery['filters'] | null {
  const parsed = filtersBody.safeParse(body);
  return parsed.success ? (parsed.data?.filters ?? []) : null;
}

/** What a list is narrowed and ordered by. A parameter that is empty or no number counts as not given. */
export function listQuery(query: URLSearchParams, filters: ListQuery['filters']): ListQuery {
  const byPrice = query.get('sort_by') === 'calculated_price';
  return {
    filters,
    brandIds: query.getAll('brand_id').flatMap((text) => wholeNumber(text) ?? []),
    minimumPrice: pence(query.get('min_price')),
    maximumPrice: pence(query.get('max_price')),
    sort: byPrice ? (query.get('sort_order') === 'desc' ? 'price-descending' : 'price-ascending') : 'popularity',
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

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function pence(pounds: string | null): number | null {
  return pounds !== null && /^\d{1,9}(\.\d+)?$/.test(pounds) ? Math.round(Number(pounds) * 100) : null;
}
