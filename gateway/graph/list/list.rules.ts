import type { BrandSummary, Product } from '../product/product.rules.ts';
import type { UnitPrice } from '../../../domain/money.rules.ts';

/** The order of a list of products. */
export type ProductSort = 'RELEVANCE' | 'PRICE_ASCENDING' | 'PRICE_DESCENDING' | 'NAME' | 'NEWEST';

/** What one facet narrows a list to: any of its values, and within its bounds. */
export interface FacetFilter {
  name: string;
  values: readonly string[];
  minimum: number | null;
  maximum: number | null;
}

/** What a list is narrowed to. Prices are pence inc VAT, brands the last part of their paths. */
export interface ListFilters {
  facets: readonly FacetFilter[];
  brands: readonly string[];
  minimumPrice: number | null;
  maximumPrice: number | null;
}

/** A list as it is asked for, in one form whoever asks. */
export interface ListSelection {
  filters: ListFilters;
  sort: ProductSort;
  /** How many values a facet lists at most. */
  facetSize: number;
}

/** A facet of a list with the values that its products have. */
export interface Facet {
  name: string;
  kind: 'VALUES' | 'RANGE';
  values: readonly { value: string; count: number; selected: boolean }[];
  /** How many values there are, listed or not. */
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

/** One REST page of a list with what the whole list can be narrowed by. */
export interface ListPage {
  items: readonly (Product | null)[];
  total: number;
  facets: readonly Facet[];
  brands: readonly BrandFacet[];
  /** The cheapest and dearest of the list, whatever price it is narrowed to; null for an empty one. */
  priceBounds: { minimum: UnitPrice; maximum: UnitPrice } | null;
  /** What was searched instead of the term; null when it was searched as it is. */
  correctedTerm: string | null;
}

/** A list of nothing. */
export const emptyPage: ListPage = {
  items: [],
  total: 0,
  facets: [],
  brands: [],
  priceBounds: null,
  correctedTerm: null,
};

/** Filters as a caller gives them: anything may be missing. */
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
}

export const FACET_SIZE = 10;
const FACET_SIZE_MAXIMUM = 250;

/** More than any page offers at once; what is beyond is left out. Chosen: the specification gives no value. */
const VALUES_MAXIMUM = 200;
const TEXT_CHARACTERS_MAXIMUM = 100;

/** Brings what was asked into one form: bounds in order, doubles and empties out, one order for what has none. */
export function selectionOf(given: {
  filters?: GivenFilters | null | undefined;
  sort?: ProductSort | null | undefined;
  facetSize?: number | null | undefined;
}): ListSelection {
  const { facets, brands, price } = given.filters ?? {};
  const [minimumPrice, maximumPrice] = inOrder(notNegative(price?.minimum), notNegative(price?.maximum));
  return {
    filters: { facets: mergedFacets(facets ?? []), brands: distinct(brands ?? []), minimumPrice, maximumPrice },
    sort: given.sort ?? 'RELEVANCE',
    facetSize: Math.max(1, Math.min(FACET_SIZE_MAXIMUM, given.facetSize ?? FACET_SIZE)),
  };
}

function mergedFacets(given: NonNullable<GivenFilters['facets']>): FacetFilter[] {
  const named = Map.groupBy(given, ({ name }) => name.trim());
  const facets = [...named].map(([name, entries]) => {
    const [minimum, maximum] = inOrder(
      notNegative(entries.findLast((entry) => entry.minimum)?.minimum),
      notNegative(entries.findLast((entry) => entry.maximum)?.maximum),
    );
    return { name, values: distinct(entries.flatMap(({ values }) => values ?? [])), minimum, maximum };
  });
  return facets
    .filter(
      ({ name, values, minimum, maximum }) =>
        name && name.length <= TEXT_CHARACTERS_MAXIMUM && (values.length > 0 || minimum !== null || maximum !== null),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .slice(0, VALUES_MAXIMUM);
}

function distinct(values: readonly string[]): string[] {
  const kept = values.map((value) => value.trim()).filter((value) => value && value.length <= TEXT_CHARACTERS_MAXIMUM);
  return [...new Set(kept)].sort().slice(0, VALUES_MAXIMUM);
}

function notNegative(value: number | null | undefined): number | null {
  return typeof value === 'number' && value >= 0 ? value : null;
}

function inOrder(minimum: number | null, maximum: number | null): [number | null, number | null] {
  return minimum !== null && maximum !== null && minimum > maximum ? [maximum, minimum] : [minimum, maximum];
}

/** Whether a list is the whole of it, in its own order. */
export function isPlain({ filters: { facets, brands, minimumPrice, maximumPrice }, sort }: ListSelection): boolean {
  return (
    facets.length === 0 && brands.length === 0 && minimumPrice === null && maximumPrice === null && sort === 'RELEVANCE'
  );
}

/**
 * Tells list states apart inside a cursor, so that a cursor from another state is no place in this one; empty for a plain list.
 * 32-bit FNV-1a: a clash costs a shopper nothing but a list that starts further down.
 */
export function fingerprint(selection: ListSelection): string {
  if (isPlain(selection)) return '';
  let hash = 0x81_1c_9d_c5;
  for (const character of JSON.stringify([selection.filters, selection.sort]))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return hash.toString(36);
}

/** What of a selection the shop API understood: the facets and brands that it says are selected, and the price. */
export function appliedOf({ filters }: ListSelection, { facets, brands }: Pick<ListPage, 'facets' | 'brands'>) {
  const { minimumPrice, maximumPrice } = filters;
  return {
    facets: facets
      .map(({ name, values, selectedMinimum, selectedMaximum }) => ({
        name,
        values: values.filter(({ selected }) => selected).map(({ value }) => value),
        minimum: selectedMinimum,
        maximum: selectedMaximum,
      }))
      .filter(({ values, minimum, maximum }) => values.length > 0 || minimum !== null || maximum !== null),
    brands: brands.filter(({ selected }) => selected),
    price: minimumPrice === null && maximumPrice === null ? null : { minimum: minimumPrice, maximum: maximumPrice },
  };
}

const UNITS: Readonly<Record<string, string>> = { 'Wattage (W)': 'W', 'Lumens (lm)': 'lm', 'Cutout (mm)': 'mm' };

/** The facets that are ranges of numbers, and their unit. */
export function unitOf(facetName: string): string | null {
  return Object.hasOwn(UNITS, facetName) ? (UNITS[facetName] ?? null) : null;
}
