import { FILTERS_MAXIMUM } from '@storefront/domain/filters.data.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { cutTo, lineOf } from '@storefront/domain/text.rules.ts';
import { readAmount } from '@storefront/domain/typed-amount.rules.ts';
import { inOrder, PAGES_AT_ONCE, type FacetState, type ListSort, type ListState } from './list-state.rules.ts';

/** The default one has none. */
const SORTS = {
  'price-asc': 'PRICE_ASCENDING',
  'price-desc': 'PRICE_DESCENDING',
  name: 'NAME',
  newest: 'NEWEST',
} as const satisfies Record<string, ListSort>;

/** `in-stock=yes`, `on-sale=yes`. */
export const IN_STOCK_KEY = 'in-stock';
export const ON_SALE_KEY = 'on-sale';
export const ON_VALUE = 'yes';
const FACET_KEY = 'filter.';
const MINIMUM = '.min';
const MAXIMUM = '.max';
const OWN_KEYS = new Set(['brand', 'min-price', 'max-price', IN_STOCK_KEY, ON_SALE_KEY, 'sort', 'facets', 'page']);

/** Up to five digits: more pages than any list has, and within the graph's Int. */
const PAGE_NUMBER = /^(1-)?([1-9]\d{0,4})$/;
/** More than any price, and within the graph's Int in pence. */
const POUNDS_MAXIMUM = 1_000_000;
const NUMBER_MAXIMUM = 1_000_000_000;

/** Keeps filters that match nothing; drops empty texts and bounds that are no numbers; orders swapped bounds. */
export function listStateFrom(parameters: URLSearchParams): ListState {
  const [minimumPrice, maximumPrice] = inOrder(pence(parameters.get('min-price')), pence(parameters.get('max-price')));
  const [, isThrough, digits] = PAGE_NUMBER.exec(parameters.get('page') ?? '') ?? [];
  const number = Number(digits ?? 1);
  return {
    brands: distinct(parameters.getAll('brand').map(textOf).filter(Boolean)),
    minimumPrice,
    maximumPrice,
    inStock: parameters.get(IN_STOCK_KEY) === ON_VALUE,
    onSale: parameters.get(ON_SALE_KEY) === ON_VALUE,
    facets: facetsFrom(parameters),
    sort: sortNamed(parameters.get('sort')),
    allValues: parameters.get('facets') === 'all',
    page: number > 1 && !isThrough ? number : null,
    through: number > 1 && isThrough ? Math.min(number, PAGES_AT_ONCE) : null,
  };
}

function facetsFrom(parameters: URLSearchParams): FacetState[] {
  const facets = new Map<string, { values: string[]; minimum: number | null; maximum: number | null }>();
  for (const [givenKey, givenText] of [...parameters].slice(0, FILTERS_MAXIMUM)) {
    const [key, text] = [lineOf(givenKey), textOf(givenText)];
    if (!key.startsWith(FACET_KEY) || !text) continue;
    const bound = key.endsWith(MINIMUM) ? MINIMUM : key.endsWith(MAXIMUM) ? MAXIMUM : '';
    const name = textOf(key.slice(FACET_KEY.length, key.length - bound.length));
    const number = bound ? amountOf(text, NUMBER_MAXIMUM) : 0;
    if (!name || number === null) continue;
    const facet = facets.get(name) ?? { values: [], minimum: null, maximum: null };
    if (bound === MINIMUM) facet.minimum = number;
    else if (bound === MAXIMUM) facet.maximum = number;
    else facet.values.push(text);
    facets.set(name, facet);
  }
  return [...facets]
    .map(([name, { values, minimum, maximum }]) => {
      const [low, high] = inOrder(minimum, maximum);
      return { name, values: distinct(values), minimum: low, maximum: high };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

const distinct = (values: readonly string[]) => [...new Set(values)].sort();

/** One line. No facet's name or value is longer. */
const textOf = (text: string) => cutTo(lineOf(text), TEXT_LENGTHS.facetValue);

/** At most `maximum` either way, which is beyond every value. */
function amountOf(text: string, maximum: number): number | null {
  const amount = readAmount(text);
  return amount === null ? null : Math.max(-maximum, Math.min(maximum, amount));
}

function pence(pounds: string | null): number | null {
  const amount = amountOf(pounds ?? '', POUNDS_MAXIMUM);
  return amount === null ? null : Math.round(amount * 100);
}

/** "12" or "12.50". */
export function poundsText(amount: number): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}

/** Null for the default one. */
export function sortNamed(name: string | null): ListSort | null {
  return name !== null && Object.hasOwn(SORTS, name) ? SORTS[name as keyof typeof SORTS] : null;
}

/** Empty for the default one. */
export function sortName(sort: ListSort | null): string {
  return Object.entries(SORTS).find(([, value]) => value === sort)?.[0] ?? '';
}

/** In their canonical order; defaults are left out. */
export function listParameters(state: ListState): [key: string, value: string][] {
  const { minimumPrice, maximumPrice, sort, page, through } = state;
  const parameters: [string, string][] = state.brands.map((slug) => ['brand', slug]);
  if (minimumPrice !== null) parameters.push(['min-price', poundsText(minimumPrice)]);
  if (maximumPrice !== null) parameters.push(['max-price', poundsText(maximumPrice)]);
  if (state.inStock) parameters.push([IN_STOCK_KEY, ON_VALUE]);
  if (state.onSale) parameters.push([ON_SALE_KEY, ON_VALUE]);
  for (const { name, values, minimum, maximum } of state.facets) {
    for (const value of values) parameters.push([facetKey(name), value]);
    if (minimum !== null) parameters.push([`${facetKey(name)}${MINIMUM}`, String(minimum)]);
    if (maximum !== null) parameters.push([`${facetKey(name)}${MAXIMUM}`, String(maximum)]);
  }
  if (sort) parameters.push(['sort', sortName(sort)]);
  if (state.allValues) parameters.push(['facets', 'all']);
  if (through) parameters.push(['page', `1-${through}`]);
  else if (page && page > 1) parameters.push(['page', String(page)]);
  return parameters;
}

export function facetKey(name: string): string {
  return FACET_KEY + name;
}

/** With its question mark; `own` are the page's other parameters, which come first. */
export function listSearch(state: ListState, own: readonly (readonly [key: string, value: string])[] = []): string {
  const text = new URLSearchParams([...own, ...listParameters(state)].map(([key, value]) => [key, value])).toString();
  return text && `?${text}`;
}

/** The list's parameters, then the URL's others, such as a campaign's name. Null when the given one is canonical. */
export function canonicalSearch(
  given: URLSearchParams,
  state: ListState,
  own: readonly (readonly [key: string, value: string])[] = [],
): string | null {
  const ownKeys = new Set(own.map(([key]) => key));
  const others = [...given].filter(([key]) => !OWN_KEYS.has(key) && !ownKeys.has(key) && !key.startsWith(FACET_KEY));
  const canonical = new URLSearchParams(
    [...own, ...listParameters(state), ...others].map(([key, value]) => [key, value]),
  ).toString();
  return canonical === given.toString() ? null : canonical && `?${canonical}`;
}
