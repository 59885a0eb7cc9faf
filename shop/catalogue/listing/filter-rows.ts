import type { Columns } from './columns.ts';

/** The selection in one facet: any of its values, or a range. */
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

/** The matching rows, and the facet counts. */
export interface FilteredRows {
  /** The matching rows, in the order given. */
  rows: Int32Array;
  /** Rows by value id. A facet's own selection does not reduce its counts. */
  valueCounts: Uint32Array;
  /** Rows by brand id. */
  brandCounts: Map<number, number>;
  /** The price range among rows that match all filters but price; Infinity and 0 when there are none. */
  minimumPrice: number;
  maximumPrice: number;
}

const BRAND = 1;
const PRICE = 2;
const FIRST_FIELD_BIT = 2;

/** The most facets that one query can filter by: each takes a bit of a 32-bit mask, beside brand and price. */
export const FIELDS_MAXIMUM = 28;

/**
 * Filters and counts in one pass. A row that matches all filters counts in every facet; one that fails a single facet counts in that facet,
 * which gives the counts for its other values.
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

/** Returns, by value id, the bit of the facet that a row with this value matches; null when no facet is selected. */
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
