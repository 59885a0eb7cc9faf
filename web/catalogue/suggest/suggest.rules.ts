import { skuKey } from '@storefront/domain/sku.rules.ts';
import type { SuggestEntry_product$data } from '../../__generated__/SuggestEntry_product.graphql.ts';
import type { useSuggestionsQuery$data } from '../../__generated__/useSuggestionsQuery.graphql.ts';
import type { RecentSearches } from './recent.rules.ts';

export type SuggestedProduct = Omit<SuggestEntry_product$data, ' $fragmentType'>;
export type Suggestions = Omit<NonNullable<useSuggestionsQuery$data['suggestions']>, 'products'> & {
  readonly products: readonly SuggestedProduct[];
};
export type SiteMatch = NonNullable<useSuggestionsQuery$data['siteMatches']>[number];

export interface Place {
  readonly name: string;
  readonly path: string;
}

interface CategoryEntry {
  readonly kind: 'category';
  readonly name: string;
  readonly path: string;
  readonly parent: string | null;
}

export type Entry =
  | { readonly kind: 'recent' | 'term'; readonly term: string }
  | CategoryEntry
  | { readonly kind: 'brand' | 'department'; readonly name: string; readonly path: string }
  | { readonly kind: 'page'; readonly name: string; readonly path: string; readonly title: string | null }
  | { readonly kind: 'product'; readonly path: string; readonly product: SuggestedProduct }
  | { readonly kind: 'all'; readonly term: string; readonly count: number };

export type GroupName =
  | 'recent'
  | 'departments'
  | 'terms'
  | 'categories'
  | 'brands'
  | 'pages'
  | 'products'
  | 'featured'
  | 'all';

/** In the order of the arrow keys. */
export interface Group {
  readonly name: GroupName;
  readonly entries: readonly Entry[];
}

/** The most that the overlay shows, in total and of products. */
export interface Limits {
  readonly entries: number;
  readonly products: number;
}

/** So that nothing has to scroll. */
export const PANEL_LIMITS: Limits = { entries: 10, products: 4 };
export const SHEET_LIMITS: Limits = { entries: 8, products: 3 };

/** Departments are for browsing the whole shop, so that products give way to them on a small screen. */
const DEPARTMENTS = 6;

/** Recent searches, or departments without any; then featured products. */
export function openingGroups(
  recent: RecentSearches,
  departments: readonly Place[],
  featured: readonly SuggestedProduct[] | null,
  limits: Limits,
): Group[] {
  const searches = recent === 'off' ? [] : recent;
  const places = searches.length > 0 ? [] : departments.slice(0, DEPARTMENTS);
  const products = (featured ?? []).slice(0, Math.min(limits.products, limits.entries - places.length));
  // Products that are loading keep their places, so that the other entries do not move.
  const left = limits.entries - (featured ? products.length : limits.products);
  return filled([
    { name: 'recent', entries: searches.slice(0, left).map((term) => ({ kind: 'recent', term })) },
    { name: 'departments', entries: places.map(departmentEntry) },
    { name: 'featured', entries: products.map(productEntry) },
  ]);
}

/** Shown when suggestions cannot be loaded. */
export function failureGroups(recent: RecentSearches): Group[] {
  return filled([
    { name: 'recent', entries: recent === 'off' ? [] : recent.map((term) => ({ kind: 'recent', term })) },
  ]);
}

/** Shown when nothing matches. */
export function nothingGroups(departments: readonly Place[]): Group[] {
  return filled([{ name: 'departments', entries: departments.slice(0, DEPARTMENTS).map(departmentEntry) }]);
}

/** Nothing was suggested, or suggestions could not be loaded. */
export const NO_SUGGESTIONS: Suggestions = {
  term: '',
  correctedTerm: null,
  terms: [],
  categories: [],
  brands: [],
  products: [],
  totalCount: 0,
};

/** One where two would leave too few places for terms and categories. */
const pagesIn = (places: number) => (places > 4 ? 2 : 1);

/** Includes the categories, pages and posts that the text names. A product whose SKU it is comes first. */
export function suggestedGroups(
  suggestions: Suggestions,
  matches: readonly SiteMatch[],
  typed: string,
  limits: Limits,
): Group[] {
  const { correctedTerm, totalCount } = suggestions;
  const products = suggestions.products.slice(0, limits.products).map(productEntry);
  const all: Entry[] =
    totalCount > products.length ? [{ kind: 'all', term: correctedTerm ?? typed.trim(), count: totalCount }] : [];
  const places = limits.entries - products.length - all.length;
  const pages = matches
    .filter(({ kind }) => kind !== 'CATEGORY')
    .slice(0, pagesIn(places))
    .map(pageEntry);
  const candidates = {
    // Enter searches for the typed term anyway.
    terms: suggestions.terms.filter((term) => correctedTerm !== null || !sameText(term, typed)),
    categories: categoriesOf(suggestions, matches),
    brands: suggestions.brands,
  };
  const counts = shares(candidates, places - pages.length);
  const words: Group[] = [
    { name: 'terms', entries: candidates.terms.slice(0, counts.terms).map((term) => ({ kind: 'term', term })) },
    { name: 'categories', entries: candidates.categories.slice(0, counts.categories) },
    {
      name: 'brands',
      entries: candidates.brands.slice(0, counts.brands).map(({ name, path }) => ({ kind: 'brand', name, path })),
    },
    { name: 'pages', entries: pages },
  ];
  const found: Group = { name: 'products', entries: products };
  return filled([
    ...(isCodeOf(typed, suggestions.products[0]) ? [found, ...words] : [...words, found]),
    { name: 'all', entries: all },
  ]);
}

/** Categories that the text names come before those that only match. */
function categoriesOf({ categories }: Suggestions, matches: readonly SiteMatch[]): CategoryEntry[] {
  const named = matches.filter(({ kind }) => kind === 'CATEGORY');
  const entries = [
    ...named.map(({ name, path, parent }): CategoryEntry => ({ kind: 'category', name, path, parent: parent ?? null })),
    ...categories.map(categoryEntry),
  ];
  return [...new Map(entries.map((entry) => [entry.path, entry])).values()];
}

type Shares<Value> = Record<'terms' | 'categories' | 'brands', Value>;

/** One for a brand, one or two for categories, then terms, more categories, more brands. */
function shares(candidates: Shares<readonly unknown[]>, places: number): Shares<number> {
  const brand = Math.min(1, candidates.brands.length);
  const category = Math.min(places > 4 ? 2 : 1, candidates.categories.length);
  const terms = Math.min(candidates.terms.length, places - brand - category);
  const categories = Math.min(candidates.categories.length, places - brand - terms);
  return { terms, categories, brands: Math.min(candidates.brands.length, places - terms - categories) };
}

/** Ignoring case and punctuation. */
export function isCodeOf(typed: string, product: { readonly sku: string } | undefined): boolean {
  const code = skuKey(typed);
  return product !== undefined && code !== '' && code === skuKey(product.sku);
}

export function announcement(count: number, correctedTerm: string | null): string {
  const counted = count === 0 ? 'No suggestions' : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;
  return correctedTerm === null ? counted : `Showing suggestions for ${correctedTerm}. ${counted}`;
}

/** Copied into the field when highlighted; null for an entry that is a page. */
export function copiedText(entry: Entry | undefined): string | null {
  return entry?.kind === 'term' || entry?.kind === 'recent' ? entry.term : null;
}

function filled(groups: Group[]): Group[] {
  return groups.filter(({ entries }) => entries.length > 0);
}

const departmentEntry = ({ name, path }: Place): Entry => ({ kind: 'department', name, path });
const productEntry = (product: SuggestedProduct): Entry => ({ kind: 'product', path: product.path, product });

/** Without the title of a page that is named as a whole. */
const pageEntry = ({ name, path, heading }: SiteMatch): Entry => ({
  kind: 'page',
  name: heading ?? name,
  path,
  title: heading ? name : null,
});

/** The parent tells categories of the same name apart. */
function categoryEntry({ name, path, breadcrumb }: Suggestions['categories'][number]): CategoryEntry {
  return { kind: 'category', name, path, parent: breadcrumb.at(-2)?.name ?? null };
}
const sameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
