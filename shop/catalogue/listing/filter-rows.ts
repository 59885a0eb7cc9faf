import type { Columns } from './columns.ts';

/** What one facet narrows to: any of its values, or a number within its bounds. */
export interface FieldSelection {
  fieldId: number;
  valueIds: ReadonlySet<number>;
  minimum: number;
  maximum: number;
}

export interface Selection {
  fields: readonly FieldSelection[];
  brandIds: ReadonlySet<number>;
  /** Centipence, ex VAT; infinite for no bound. */
  minimumPrice: number;
  maximumPrice: number;
}

/** What is left of some rows, and how many there would be with each other choice. */
export interface FilteredRows {
  /** The rows that match, in the order given. */
  rows: Int32Array;
  /** By value id. A facet's own selection does not shrink its own counts. */
  valueCounts: Uint32Array;
  /** By brand id. */
  brandCounts: Map<number, number>;
  /** Among what matches but for its price; infinite and 0 for nothing. */
  minimumPrice: number;
  maximumPrice: number;
}

const BRAND = 1;
const PRICE = 2;
const FIRST_FIELD_BIT = 2;

/** The most facets that one list can be narrowed by at once: a bit each, beside those of brand and price. */
export const FIELDS_MAXIMUM = 28;

/**
 * One pass over the rows. A row that fits everything counts everywhere; one that fits everything but one facet counts in that facet,
 * which is how the facet tells what choosing another of its values would bring.
 */
export function filterRows(
  columns: Columns,
  base: ArrayLike<number>,
  selection: Selection,
  withCounts: boolean,
): FilteredRows {
  const { listed, prices, brands, values, valueStarts, vocabulary } = columns;
  const { fields, brandIds, minimumPrice, maximumPrice } = selection;
  const bits = bitsByValue(columns, fields);
  const all = ((1 << (fields.length + FIRST_FIELD_BIT)) - 1) >>> 0;
  const bitOfField = new Map(fields.map(({ fieldId }, index) => [1 << (index + FIRST_FIELD_BIT), fieldId]));
  const anyBrand = brandIds.size === 0;

  const rows = new Int32Array(base.length);
  const valueCounts = new Uint32Array(withCounts ? vocabulary.size : 0);
  const brandCounts = new Map<number, number>();
  let [count, least, most] = [0, Number.POSITIVE_INFINITY, 0];

  for (let index = 0; index < base.length; index += 1) {
    const row = base[index] ?? 0;
    if (listed[row] === 0) continue;
    const price = prices[row] ?? 0;
    const brand = brands[row] ?? 0;
    const start = valueStarts[row] ?? 0;
    const end = valueStarts[row + 1] ?? 0;
    let fits =
      (anyBrand || brandIds.has(brand) ? BRAND : 0) | (price >= minimumPrice && price <= maximumPrice ? PRICE : 0);
    if (bits) for (let place = start; place < end; place += 1) fits |= bits[values[place] ?? 0] ?? 0;
    const missing = all & ~fits;
    if (missing === 0) {
      rows[count] = row;
      count += 1;
    }
    if (missing === 0 || missing === PRICE) {
      if (price < least) least = price;
      if (price > most) most = price;
    }
    if (!withCounts) continue;
    if (missing === 0) for (let place = start; place < end; place += 1) valueCounts[values[place] ?? 0]! += 1;
    else {
      const only = bitOfField.get(missing);
      if (only !== undefined)
        for (let place = start; place < end; place += 1)
          if (vocabulary.fieldOf[values[place] ?? 0] === only) valueCounts[values[place] ?? 0]! += 1;
    }
    if (missing === 0 || missing === BRAND) brandCounts.set(brand, (brandCounts.get(brand) ?? 0) + 1);
  }
  return { rows: rows.subarray(0, count), valueCounts, brandCounts, minimumPrice: least, maximumPrice: most };
}

/** By value id: the bit of the facet that a row with this value fits; null when no facet is narrowed by. */
function bitsByValue({ vocabulary }: Columns, fields: readonly FieldSelection[]): Uint32Array | null {
  if (fields.length === 0) return null;
  const bits = new Uint32Array(vocabulary.size);
  fields.forEach(({ fieldId, valueIds, minimum, maximum }, index) => {
    const bit = 1 << (index + FIRST_FIELD_BIT);
    for (const id of vocabulary.fields[fieldId]?.valueIds ?? []) {
      const number = vocabulary.numbers[id] ?? Number.NaN;
      const within =
        (minimum > Number.NEGATIVE_INFINITY || maximum < Number.POSITIVE_INFINITY) &&
        number >= minimum &&
        number <= maximum;
      if (valueIds.has(id) || within) bits[id] = bit;
    }
  });
  return bits;
}
