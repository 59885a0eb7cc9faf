import type { BrandSummary, Product } from '../product/product.rules.ts';
import type { UnitPrice } from '@storefront/domain/money.rules.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { cutTo } from '@storefront/domain/text.rules.ts';

export type ProductSort = 'RELEVANCE' | 'PRICE_ASCENDING' | 'PRICE_DESCENDING' | 'NAME' | 'NEWEST';

/** Any of the values, within the bounds. */
export interface FacetFilter {
  name: string;
  values: readonly string[];
  minimum: number | null;
  maximum: number | null;
}

/** Prices are pence inc VAT; brands are slugs, the last segment of their paths. */
interface ListFilters {
  facets: readonly FacetFilter[];
  brands: readonly string[];
  minimumPrice: number | null;
  maximumPrice: number | null;
  inStock: boolean;
  onSale: boolean;
}

/** Normalized: equivalent arguments give equal values, so that they share calls and cursors. */
export interface ListSelection {
  filters: ListFilters;
  sort: ProductSort;
  /** The maximum number of values per facet. */
  facetSize: number;
}

export interface Facet {
  name: string;
  kind: 'VALUES' | 'RANGE';
  values: readonly { value: string; count: number; selected: boolean }[];
  /** Before all other filters of the list, brands and price too. */
  isLeading?: true;
  /** The number of all values, including those beyond the facet size. */
  valueCount: number;
  minimum: number | null;
  maximum: number | null;
  selectedMinimum: number | null;
  selectedMaximum: number | null;
}

export interface BrandFacet {
  brand: BrandSummary;
  count: number;
  selected: boolean;
}

/** In pence inc VAT; null for an open end. */
export interface UnderstoodPrice {
  minimum: number | null;
  maximum: number | null;
  /** The term without the words of the price. */
  term: string;
}

/** Words that no product is sold in, and what was searched for instead. */
export interface ReplacedWords {
  words: string;
  instead: string;
}

/** One REST page of a list, with the facets of the whole list. */
export interface ListPage {
  items: readonly (Product | null)[];
  total: number;
  facets: readonly Facet[];
  brands: readonly BrandFacet[];
  /** Ignoring the list's price filter; null for an empty list. */
  priceBounds: { minimum: UnitPrice; maximum: UnitPrice } | null;
  /** The number of products in stock that match the other filters; null for a shop API that cannot filter by stock. */
  inStockCount: number | null;
  /** The number of products on sale that match the other filters; null for a shop API that cannot filter by sale. */
  onSaleCount: number | null;
  /** Null when the term needed no correction. */
  correctedTerm: string | null;
  /** The price that the term names and the list is filtered by; null when there is none. */
  understoodPrice: UnderstoodPrice | null;
  replacedWords: readonly ReplacedWords[];
  /** The word but for which products match the whole term; null for none. */
  missingWord: string | null;
  /** Words that the term rules out. */
  excludedWords: readonly string[];
  /** Products that match every word of the term; null when unknown. */
  matchingAll: number | null;
}

export const emptyPage: ListPage = {
  items: [],
  total: 0,
  facets: [],
  brands: [],
  priceBounds: null,
  inStockCount: null,
  onSaleCount: null,
  correctedTerm: null,
  understoodPrice: null,
  replacedWords: [],
  missingWord: null,
  excludedWords: [],
  matchingAll: null,
};

export interface GivenFilters {
  facets?:
    | readonly {
        name: string;
        values?: readonly string[] | null | undefined;
        minimum?: number | null | undefined;
        maximum?: number | null | undefined;
      }[]
    | null
    | undefined;
  brands?: readonly string[] | null | undefined;
  price?: { minimum?: number | null | undefined; maximum?: number | null | undefined } | null | undefined;
  inStock?: boolean | null | undefined;
  onSale?: boolean | null | undefined;
}

export const FACET_SIZE = 10;
const FACET_SIZE_MAXIMUM = 250;

/** More than any page offers; extra brands are dropped. The specification gives no limit. */
const BRANDS_MAXIMUM = 200;

/** Orders bounds, drops duplicates, sorts facets and brands. A filter that nothing can match stays. */
export function selectionOf(given: {
  filters?: GivenFilters | null | undefined;
  sort?: ProductSort | null | undefined;
  facetSize?: number | null | undefined;
}): ListSelection {
  const { facets, brands, price, inStock, onSale } = given.filters ?? {};
  const [minimumPrice, maximumPrice] = inOrder(price?.minimum ?? null, price?.maximum ?? null);
  return {
    filters: {
      facets: mergedFacets(facets ?? []),
      brands: distinct(brands ?? []).slice(0, BRANDS_MAXIMUM),
      minimumPrice,
      maximumPrice,
      inStock: inStock ?? false,
      onSale: onSale ?? false,
    },
    sort: given.sort ?? 'RELEVANCE',
    facetSize: Math.max(1, Math.min(FACET_SIZE_MAXIMUM, given.facetSize ?? FACET_SIZE)),
  };
}

function mergedFacets(given: NonNullable<GivenFilters['facets']>): FacetFilter[] {
  const named = Map.groupBy(given, ({ name }) => shortened(name));
  const facets = [...named].map(([name, entries]) => {
    const last = (bound: 'minimum' | 'maximum') =>
      entries.map((entry) => entry[bound] ?? null).findLast((value) => value !== null) ?? null;
    const [minimum, maximum] = inOrder(last('minimum'), last('maximum'));
    return { name, values: distinct(entries.flatMap(({ values }) => values ?? [])), minimum, maximum };
  });
  return facets
    .filter(({ values, minimum, maximum }) => values.length > 0 || minimum !== null || maximum !== null)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

const distinct = (values: readonly string[]): string[] => [...new Set(values.map(shortened))].sort();

/** No value is longer, so a longer one finds nothing, cut too. */
const shortened = (text: string): string => cutTo(text.trim(), TEXT_LENGTHS.facetValue);

function inOrder(minimum: number | null, maximum: number | null): [number | null, number | null] {
  return minimum !== null && maximum !== null && minimum > maximum ? [maximum, minimum] : [minimum, maximum];
}

export function isPlain({ filters, sort }: ListSelection): boolean {
  const { facets, brands, minimumPrice, maximumPrice, inStock, onSale } = filters;
  const hasPrice = minimumPrice !== null || maximumPrice !== null;
  const isWhole = facets.length === 0 && brands.length === 0 && !hasPrice && !inStock && !onSale;
  return isWhole && sort === 'RELEVANCE';
}

/**
 * For cursors: one of a differently filtered list is ignored. Empty for a plain list. 32-bit FNV-1a is enough: a
 * collision only makes a list start further down.
 */
export function fingerprint(selection: ListSelection): string {
  if (isPlain(selection)) return '';
  let hash = 0x81_1c_9d_c5;
  for (const character of JSON.stringify([selection.filters, selection.sort]))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return hash.toString(36);
}

const UNITS: Readonly<Record<string, string>> = { 'Wattage (W)': 'W', 'Lumens (lm)': 'lm', 'Cutout (mm)': 'mm' };

/** Null for a facet without numbers. */
export function unitOf(facetName: string): string | null {
  return Object.hasOwn(UNITS, facetName) ? (UNITS[facetName] ?? null) : null;
}

/** Facets include every selected value, also those that no product of the list has. */
export function withSelected(facets: readonly Facet[], filters: readonly FacetFilter[]): Facet[] {
  return facets.map((facet) => {
    const selected = filters.find(({ name }) => name === facet.name)?.values ?? [];
    const absent = selected.filter((value) => facet.values.every((other) => other.value !== value));
    return {
      ...facet,
      values: [...facet.values, ...absent.map((value) => ({ value, count: 0, selected: true }))],
      valueCount: facet.valueCount + absent.length,
    };
  });
}

/** Facets with the named ones first, as leading ones, in the order of the names; the others stay in theirs. */
export function facetsLedBy<Named extends Pick<Facet, 'name'>>(
  facets: readonly Named[],
  names: readonly string[],
): readonly (Named & Pick<Facet, 'isLeading'>)[] {
  const leading = names.flatMap((name) => facets.find((facet) => facet.name === name) ?? []);
  const others = facets.filter((facet) => !leading.includes(facet));
  return [...leading.map((facet) => ({ ...facet, isLeading: true as const })), ...others];
}
