/** A facet of a list, as far as the choice of its values depends on it. */
export interface FacetFacts {
  /** The number of products in the list. */
  total: number;
  /** The number of them that have a value. */
  covered: number;
  isRange: boolean;
  /** Whether its values are options of products, such as finishes: choosing one chooses the variant that is shown. */
  isOption: boolean;
  /** Whether the list is filtered by it. */
  isSelected: boolean;
}

/** A facet that fewer of a list's products have says too little about the list. Chosen: the specification gives no value. */
const COVERED_MINIMUM = 0.05;

/**
 * Returns the values of a facet to offer; none where they do not tell the list's products apart. A value that every product has leaves all of
 * them, and is offered only beside a single other value, which would say little alone.
 */
export function offeredValues<Value extends { count: number }>(
  values: readonly Value[],
  { total, covered, isRange, isOption, isSelected }: FacetFacts,
): readonly Value[] {
  if (isSelected) return values;
  if (values.length < 2 || covered < total * COVERED_MINIMUM) return [];
  if (isRange || isOption) return values;
  const telling = values.filter(({ count }) => count < total);
  return telling.length === 1 ? values : telling;
}

/** Returns the first `size` values, and any selected ones after them. */
export function listed<Value extends { selected: boolean }>(values: readonly Value[], size: number): Value[] {
  return values.filter(({ selected }, index) => index < size || selected);
}
