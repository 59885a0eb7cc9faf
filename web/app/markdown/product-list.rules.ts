import type { RootContent } from 'mdast';
import { appliedFilters } from '../../catalogue/list/applied-filters.rules.ts';
import type { ListState } from '../../catalogue/list/list-state.rules.ts';
import { facetKey, listSearch, listStateFrom } from '../../catalogue/list/list-url.rules.ts';
import { rangeText } from '../../catalogue/list/visible-range.rules.ts';
import type { MarkdownContext } from './context.ts';
import { link, list, paragraph, section, type Part } from './nodes.rules.ts';
import { edgesTable, type RawList } from './product-cards.rules.ts';

/** The URL of a list: its path, and the page's own parameters. */
interface Address {
  path: string;
  own?: readonly (readonly [key: string, value: string])[];
  /** Said of a list without products. */
  empty?: string;
}

/** The products of a list, the pages before and after, and its filters. Each page has its own address; pages are never joined. */
export function listContent(
  products: RawList | null | undefined,
  { path, own = [], empty = 'There are no products here right now.' }: Address,
  context: MarkdownContext,
): RootContent[] {
  if (!products) return [paragraph('The products could not be loaded just now.')];
  const state: ListState = { ...listStateFrom(context.url.searchParams), through: null };
  const page = state.page ?? 1;
  const pageLink = (text: string, number: number): Part[] => [
    link(text, context.at(path + listSearch({ ...state, page: number > 1 ? number : null }, own))),
  ];
  const brandNames = new Map(
    [...products.brands, ...products.applied.brands].map(({ slug, brand }) => [slug, brand.name]),
  );
  const filters = appliedFilters(state, brandNames).map(({ label }) => label);
  const shown = products.edges.length;
  return [
    ...(filters.length > 0 ? [paragraph(`Filtered by ${filters.join('; ')}.`)] : []),
    ...(shown === 0
      ? [paragraph(filters.length > 0 ? 'No products match all filters.' : empty)]
      : [
          ...edgesTable(products.edges, context),
          paragraph(`${rangeText({ startPage: page, shown, total: products.totalCount })}.`),
        ]),
    ...list([
      ...(page > 1 ? [pageLink('Previous page', page - 1)] : []),
      ...(page < products.pageCount ? [pageLink('Next page', page + 1)] : []),
    ]),
    ...section('Filters', filterContent(products)),
  ];
}

/** The filters that a reader can add to the address. */
function filterContent({ brands, facets }: RawList): RootContent[] {
  const line = (name: string, keys: readonly string[], values: string): Part[] => [
    `${name}, `,
    ...keys.flatMap((key, place): Part[] => [
      place > 0 ? ' and ' : '',
      { type: 'inlineCode', value: String(new URLSearchParams([[key, '']])) },
    ]),
    `: ${values}`,
  ];
  const items = [
    ...(brands.length > 1
      ? [line('Brand', ['brand'], brands.map(({ slug, count }) => `${slug} (${count})`).join(', '))]
      : []),
    ...facets.flatMap(({ kind, name, minimum, maximum, values }) => {
      const key = facetKey(name);
      if (kind === 'RANGE') return [line(name, [`${key}.min`, `${key}.max`], `${minimum ?? ''} to ${maximum ?? ''}`)];
      return values.length > 0
        ? [line(name, [key], values.map(({ value, count }) => `${value} (${count})`).join(', '))]
        : [];
    }),
  ];
  return items.length === 0
    ? []
    : [paragraph('Add a parameter with one of its values to the address to narrow the list.'), ...list(items)];
}
