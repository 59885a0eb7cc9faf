/** How many products a list shows at first and adds with each press of "Load more": what the shop API answers per page. */
export const PAGE_SIZE = 16;
/** How many pages a list starts with at most. */
export const PAGES_AT_ONCE = 6;

/** Values that a facet shows before "Show all". */
export const FACET_SIZE = 10;
/** Values that it shows after: more than any facet of a shop has. */
const FACET_SIZE_ALL = 250;

/** The orders of a list other than the usual one, by their name in the address. */
const SORTS = {
  'price-asc': 'PRICE_ASCENDING',
  'price-desc': 'PRICE_DESCENDING',
  name: 'NAME',
  newest: 'NEWEST',
} as const;

export type ListSort = (typeof SORTS)[keyof typeof SORTS];

/** What one facet narrows a list to. */
export interface FacetState {
  name: string;
  values: readonly string[];
  /** Bounds of a range, in the facet's unit. */
  minimum: number | null;
  maximum: number | null;
}

/** What an address says about a list; null and empty for what it leaves as usual. */
export interface ListState {
  /** The last parts of their paths. */
  brands: readonly string[];
  /** Pence, inc VAT. */
  minimumPrice: number | null;
  maximumPrice: number | null;
  facets: readonly FacetState[];
  sort: ListSort | null;
  /** Every value of every facet is listed, not just the first ones. */
  allValues: boolean;
  /** From 2: the first page is the usual one. */
  page: number | null;
  /** From 2 to 6: a list that starts at its first page goes through to this one at once, because it was loaded as far as that. */
  through: number | null;
}

/** A list as it is before anyone has chosen anything. */
export const wholeList: ListState = {
  brands: [],
  minimumPrice: null,
  maximumPrice: null,
  facets: [],
  sort: null,
  allValues: false,
  page: null,
  through: null,
};

const FACET_KEY = 'filter.';
const MINIMUM = '.min';
const MAXIMUM = '.max';
const OWN_KEYS = new Set(['brand', 'min-price', 'max-price', 'sort', 'facets', 'page']);

/** Up to five digits: more than any list has, and safely an integer of the graph. */
const PAGE_NUMBER = /^(1-)?([1-9]\d{0,4})$/;
const SLUG = /^[\w.~-]{1,100}$/;
const POUNDS = /^\d{1,6}(?:\.\d{1,2})?$/;
const NUMBER = /^\d{1,9}(?:\.\d{1,3})?$/;
const TEXT_CHARACTERS_MAXIMUM = 100;

/** Reads an address. What it does not understand it drops, so that a mistyped link still shows the list; bounds in the wrong order are swapped. */
export function listStateFrom(parameters: URLSearchParams): ListState {
  const [minimumPrice, maximumPrice] = inOrder(pence(parameters.get('min-price')), pence(parameters.get('max-price')));
  const [, isThrough, digits] = PAGE_NUMBER.exec(parameters.get('page') ?? '') ?? [];
  const number = Number(digits ?? 1);
  return {
    brands: distinct(parameters.getAll('brand').filter((slug) => SLUG.test(slug))),
    minimumPrice,
    maximumPrice,
    facets: facetsFrom(parameters),
    sort: sortNamed(parameters.get('sort')),
    allValues: parameters.get('facets') === 'all',
    page: number > 1 && !isThrough ? number : null,
    through: number > 1 && isThrough ? Math.min(number, PAGES_AT_ONCE) : null,
  };
}

function facetsFrom(parameters: URLSearchParams): FacetState[] {
  const facets = new Map<string, { values: string[]; minimum: number | null; maximum: number | null }>();
  for (const [key, text] of parameters) {
    if (
      !key.startsWith(FACET_KEY) ||
      !text ||
      text.length > TEXT_CHARACTERS_MAXIMUM ||
      key.length > TEXT_CHARACTERS_MAXIMUM + FACET_KEY.length
    )
      continue;
    const bound = key.endsWith(MINIMUM) ? MINIMUM : key.endsWith(MAXIMUM) ? MAXIMUM : '';
    const name = key.slice(FACET_KEY.length, key.length - bound.length);
    if (!name || (bound && !NUMBER.test(text))) continue;
    const facet = facets.get(name) ?? { values: [], minimum: null, maximum: null };
    if (bound === MINIMUM) facet.minimum = Number(text);
    else if (bound === MAXIMUM) facet.maximum = Number(text);
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

function inOrder(minimum: number | null, maximum: number | null): [number | null, number | null] {
  return minimum !== null && maximum !== null && minimum > maximum ? [maximum, minimum] : [minimum, maximum];
}

function pence(pounds: string | null): number | null {
  return pounds !== null && POUNDS.test(pounds) ? Math.round(Number(pounds) * 100) : null;
}

/** Pounds as an address or a field writes them: without pence where there are none. */
export function poundsText(amount: number): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}

/** The order that a name in the address stands for. */
export function sortNamed(name: string | null): ListSort | null {
  return name !== null && Object.hasOwn(SORTS, name) ? SORTS[name as keyof typeof SORTS] : null;
}

/** The name of an order in the address; empty for the usual one. */
export function sortName(sort: ListSort | null): string {
  return Object.entries(SORTS).find(([, value]) => value === sort)?.[0] ?? '';
}

/** What a list says in an address, as parameters in their one order: nothing that is as usual. */
export function listParameters({
  brands,
  minimumPrice,
  maximumPrice,
  facets,
  sort,
  allValues,
  page,
  through,
}: ListState): [key: string, value: string][] {
  const parameters: [string, string][] = brands.map((slug) => ['brand', slug]);
  if (minimumPrice !== null) parameters.push(['min-price', poundsText(minimumPrice)]);
  if (maximumPrice !== null) parameters.push(['max-price', poundsText(maximumPrice)]);
  for (const { name, values, minimum, maximum } of facets) {
    for (const value of values) parameters.push([facetKey(name), value]);
    if (minimum !== null) parameters.push([`${facetKey(name)}${MINIMUM}`, String(minimum)]);
    if (maximum !== null) parameters.push([`${facetKey(name)}${MAXIMUM}`, String(maximum)]);
  }
  if (sort) parameters.push(['sort', sortName(sort)]);
  if (allValues) parameters.push(['facets', 'all']);
  if (through) parameters.push(['page', `1-${through}`]);
  else if (page && page > 1) parameters.push(['page', String(page)]);
  return parameters;
}

/** The parameter that a facet's values go by. */
export function facetKey(name: string): string {
  return FACET_KEY + name;
}

/** The query part of an address, from its question mark on; `own` are a page's own parameters, which come first. */
export function listSearch(state: ListState, own: readonly (readonly [key: string, value: string])[] = []): string {
  const text = new URLSearchParams([...own, ...listParameters(state)].map(([key, value]) => [key, value])).toString();
  return text && `?${text}`;
}

/**
 * The one address of a list: what was understood of its filters, in the one order, then whatever else the address carried, such as a
 * campaign's name. Null when the address is that already.
 */
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

/** What the graph says of a list's filters, as far as it understood them. */
export interface Applied {
  readonly facets: readonly {
    readonly name: string;
    readonly values: readonly string[];
    readonly minimum?: number | null | undefined;
    readonly maximum?: number | null | undefined;
  }[];
  readonly brands: readonly { readonly slug: string }[];
}

/** The state without what the list does not have: facets, values, brands, pages to go through. */
export function understood(state: ListState, { facets, brands }: Applied, pageCount: number): ListState {
  const known = new Map(facets.map((facet) => [facet.name, facet]));
  const slugs = new Set(brands.map(({ slug }) => slug));
  const through = Math.min(state.through ?? 1, pageCount);
  return {
    ...state,
    through: through > 1 ? through : null,
    brands: state.brands.filter((slug) => slugs.has(slug)),
    facets: state.facets.flatMap(({ name, values, minimum, maximum }) => {
      const facet = known.get(name);
      if (!facet) return [];
      const kept = values.filter((value) => facet.values.includes(value));
      const isBounded = typeof facet.minimum === 'number' || typeof facet.maximum === 'number';
      return kept.length > 0 || isBounded
        ? [{ name, values: kept, minimum: isBounded ? minimum : null, maximum: isBounded ? maximum : null }]
        : [];
    }),
  };
}

/** The list as the graph is asked for it. */
export function listVariables({ brands, minimumPrice, maximumPrice, facets, sort, allValues, page }: ListState) {
  const isPriced = minimumPrice !== null || maximumPrice !== null;
  const isNarrowed = brands.length > 0 || facets.length > 0 || isPriced;
  return {
    page,
    sort,
    filters: isNarrowed
      ? { brands, facets, price: isPriced ? { minimum: minimumPrice, maximum: maximumPrice } : null }
      : null,
    facetSize: allValues ? FACET_SIZE_ALL : FACET_SIZE,
  };
}
