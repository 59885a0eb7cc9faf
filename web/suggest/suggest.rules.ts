import type { useSuggestionsQuery$data } from '../__generated__/useSuggestionsQuery.graphql.ts';
import type { RecentSearches } from './recent.rules.ts';

export type Suggestions = NonNullable<useSuggestionsQuery$data['suggestions']>;
export type SuggestedProduct = Suggestions['products'][number];

/** A named place of the shop. */
export interface Place {
  readonly name: string;
  readonly path: string;
}

/** One thing that can be chosen in the overlay. */
export type Entry =
  | { readonly kind: 'recent' | 'term'; readonly term: string }
  | { readonly kind: 'category'; readonly name: string; readonly path: string; readonly parent: string | null }
  | { readonly kind: 'brand' | 'department'; readonly name: string; readonly path: string }
  | { readonly kind: 'product'; readonly path: string; readonly product: SuggestedProduct }
  | { readonly kind: 'all'; readonly term: string; readonly count: number };

export type GroupName = 'recent' | 'departments' | 'terms' | 'categories' | 'brands' | 'products' | 'featured' | 'all';

/** Entries that belong together, in the order in which arrow keys go through them. */
export interface Group {
  readonly name: GroupName;
  readonly entries: readonly Entry[];
}

/** How many entries the overlay shows at most, all kinds together. */
export interface Room {
  readonly entries: number;
  readonly products: number;
}

/** A panel shows 10 entries at most, a small screen 8: more would have to be scrolled. */
export const PANEL_ROOM: Room = { entries: 10, products: 4 };
export const SHEET_ROOM: Room = { entries: 8, products: 3 };

/** Before anything is typed: what was searched for lately, else the departments; beside it what the shop puts forward. */
export function openingGroups(
  recent: RecentSearches,
  departments: readonly Place[],
  featured: readonly SuggestedProduct[] | null,
  room: Room,
): Group[] {
  const searches = recent === 'off' ? [] : recent;
  const products = (featured ?? []).slice(0, room.products);
  // Products on their way have their places already: what is beside them must not move.
  const left = room.entries - (featured ? products.length : room.products);
  return filled([
    { name: 'recent', entries: searches.slice(0, left).map((term) => ({ kind: 'recent', term })) },
    { name: 'departments', entries: searches.length > 0 ? [] : departments.slice(0, left).map(departmentEntry) },
    { name: 'featured', entries: products.map(productEntry) },
  ]);
}

/** While suggestions cannot be had: what was searched for lately, and nothing else. */
export function failureGroups(recent: RecentSearches): Group[] {
  return filled([
    { name: 'recent', entries: recent === 'off' ? [] : recent.map((term) => ({ kind: 'recent', term })) },
  ]);
}

/** When nothing fits what is typed: where else to start. */
export function nothingGroups(departments: readonly Place[], room: Room): Group[] {
  return filled([
    { name: 'departments', entries: departments.slice(0, room.entries - room.products).map(departmentEntry) },
  ]);
}

/** What fits the typed text. Whoever typed a product's code gets that product first. */
export function suggestedGroups(suggestions: Suggestions, typed: string, room: Room): Group[] {
  const { correctedTerm, totalCount } = suggestions;
  const products = suggestions.products.slice(0, room.products).map(productEntry);
  const all: Entry[] =
    totalCount > products.length ? [{ kind: 'all', term: correctedTerm ?? typed.trim(), count: totalCount }] : [];
  const candidates = {
    // The term as it is typed is what Enter searches for anyway.
    terms: suggestions.terms.filter((term) => correctedTerm !== null || !sameText(term, typed)),
    categories: suggestions.categories,
    brands: suggestions.brands,
  };
  const counts = shares(candidates, room.entries - products.length - all.length);
  const words: Group[] = [
    { name: 'terms', entries: candidates.terms.slice(0, counts.terms).map((term) => ({ kind: 'term', term })) },
    { name: 'categories', entries: candidates.categories.slice(0, counts.categories).map(categoryEntry) },
    {
      name: 'brands',
      entries: candidates.brands.slice(0, counts.brands).map(({ name, path }) => ({ kind: 'brand', name, path })),
    },
  ];
  const found: Group = { name: 'products', entries: products };
  return filled([
    ...(isCodeOf(typed, suggestions.products[0]) ? [found, ...words] : [...words, found]),
    { name: 'all', entries: all },
  ]);
}

type Shares<Value> = Record<'terms' | 'categories' | 'brands', Value>;

/** Terms get what is left when the first category and the first brand have a place; then further categories, then brands. */
function shares(candidates: Shares<readonly unknown[]>, room: number): Shares<number> {
  const brand = Math.min(1, candidates.brands.length);
  const category = Math.min(room > 4 ? 2 : 1, candidates.categories.length);
  const terms = Math.min(candidates.terms.length, room - brand - category);
  const categories = Math.min(candidates.categories.length, room - brand - terms);
  return { terms, categories, brands: Math.min(candidates.brands.length, room - terms - categories) };
}

/** Whether what is typed is the product's code, with or without its dashes, in any case. */
export function isCodeOf(typed: string, product: { readonly sku: string } | undefined): boolean {
  const code = squeezed(typed);
  return product !== undefined && code !== '' && code === squeezed(product.sku);
}

/** What is said about a list once it stands. */
export function announcement(count: number, correctedTerm: string | null): string {
  const counted = count === 0 ? 'No suggestions' : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;
  return correctedTerm === null ? counted : `Showing suggestions for ${correctedTerm}. ${counted}`;
}

/** The text that an entry puts into the field when the arrow keys reach it; null for one that is a place to go to. */
export function copiedText(entry: Entry | undefined): string | null {
  return entry?.kind === 'term' || entry?.kind === 'recent' ? entry.term : null;
}

function filled(groups: Group[]): Group[] {
  return groups.filter(({ entries }) => entries.length > 0);
}

const departmentEntry = ({ name, path }: Place): Entry => ({ kind: 'department', name, path });
const productEntry = (product: SuggestedProduct): Entry => ({ kind: 'product', path: product.path, product });

/** A category's parent tells it from others of the same name. */
function categoryEntry({ name, path, breadcrumb }: Suggestions['categories'][number]): Entry {
  return { kind: 'category', name, path, parent: breadcrumb.at(-2)?.name ?? null };
}

const squeezed = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const sameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
