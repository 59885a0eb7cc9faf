export interface FacetFacts {
  /** The list's products. */
  total: number;
  /** Those that have a value. */
  covered: number;
  isRange: boolean;
  /** Whether its values are options of products: choosing one chooses the variant shown. */
  isOption: boolean;
  isSelected: boolean;
}

/** A facet of fewer of a list's products says too little. Our choice: the specification gives no value. */
const COVERED_MINIMUM = 0.05;

/** None where they do not tell products apart; a value of every product is offered beside one other at most. */
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
