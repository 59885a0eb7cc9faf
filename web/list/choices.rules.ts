import { poundsText, type FacetState, type ListState } from './list.rules.ts';

/** Any change of what a list is narrowed to, or of its order, starts again at its first page. */
function changed(state: ListState, change: Partial<ListState>): ListState {
  return { ...state, ...change, page: null, through: null };
}

export function withBrand(state: ListState, slug: string, chosen: boolean): ListState {
  return changed(state, { brands: toggled(state.brands, slug, chosen) });
}

export function withValue(state: ListState, name: string, value: string, chosen: boolean): ListState {
  const facet = facetOf(state, name);
  return withFacet(state, { ...facet, values: toggled(facet.values, value, chosen) });
}

export function withRange(state: ListState, name: string, minimum: number | null, maximum: number | null): ListState {
  const [low, high] =
    minimum !== null && maximum !== null && minimum > maximum ? [maximum, minimum] : [minimum, maximum];
  return withFacet(state, { ...facetOf(state, name), minimum: low, maximum: high });
}

/** Prices in pence inc VAT. */
export function withPrice(state: ListState, minimum: number | null, maximum: number | null): ListState {
  const [low, high] =
    minimum !== null && maximum !== null && minimum > maximum ? [maximum, minimum] : [minimum, maximum];
  return changed(state, { minimumPrice: low, maximumPrice: high });
}

export function withSort(state: ListState, sort: ListState['sort']): ListState {
  return changed(state, { sort });
}

/** The list with nothing chosen but its order. */
export function cleared(state: ListState): ListState {
  return changed(state, { brands: [], facets: [], minimumPrice: null, maximumPrice: null });
}

export function facetOf(state: ListState, name: string): FacetState {
  return state.facets.find((facet) => facet.name === name) ?? { name, values: [], minimum: null, maximum: null };
}

function withFacet(state: ListState, facet: FacetState): ListState {
  const isEmpty = facet.values.length === 0 && facet.minimum === null && facet.maximum === null;
  const others = state.facets.filter(({ name }) => name !== facet.name);
  return changed(state, { facets: isEmpty ? others : [...others, facet].sort((a, b) => (a.name < b.name ? -1 : 1)) });
}

function toggled(values: readonly string[], value: string, chosen: boolean): string[] {
  return [...new Set([...values.filter((other) => other !== value), ...(chosen ? [value] : [])])].sort();
}

/** One thing that a list is narrowed by, and the list without it. */
export interface Choice {
  /** Such as "IP Rating: IP44". */
  label: string;
  without: ListState;
}

/** Everything that a list is narrowed by, brands first; `brandNames` are by slug. */
export function choicesOf(state: ListState, brandNames: ReadonlyMap<string, string>): Choice[] {
  return [
    ...state.brands.map((slug) => ({
      label: `Brand: ${brandNames.get(slug) ?? slug}`,
      without: withBrand(state, slug, false),
    })),
    ...(state.minimumPrice !== null || state.maximumPrice !== null
      ? [
          {
            label: `Price: ${rangeText(state.minimumPrice, state.maximumPrice, (amount) => `£${poundsText(amount)}`)}`,
            without: withPrice(state, null, null),
          },
        ]
      : []),
    ...state.facets.flatMap(({ name, values, minimum, maximum }) => [
      ...values.map((value) => ({ label: `${name}: ${value}`, without: withValue(state, name, value, false) })),
      ...(minimum !== null || maximum !== null
        ? [{ label: `${name}: ${rangeText(minimum, maximum, String)}`, without: withRange(state, name, null, null) }]
        : []),
    ]),
  ];
}

function rangeText(minimum: number | null, maximum: number | null, write: (amount: number) => string): string {
  if (minimum === null) return `up to ${write(maximum ?? 0)}`;
  return maximum === null ? `from ${write(minimum)}` : `${write(minimum)} to ${write(maximum)}`;
}

/** How many things a list is narrowed by. */
export function choiceCount(state: ListState): number {
  return choicesOf(state, new Map()).length;
}
