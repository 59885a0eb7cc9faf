import type { Columns, PartlyStocked } from './columns.ts';
import { STOCKED } from './stocked.rules.ts';

/** Any of a facet's values, or a range. Ids of −1 match nothing. */
interface FieldSelection {
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
  /** Only products in stock, in a variant with the selected values. */
  inStock: boolean;
  onSale: boolean;
}

export interface FilteredRows {
  /** In the order given. */
  rows: Int32Array;
  /** Rows by value id. A facet's own selection does not reduce its counts. */
  valueCounts: Uint32Array;
  /** Rows with any value of a facet, by facet id. */
  fieldCounts: Uint32Array;
  /** Rows by brand id. */
  brandCounts: Map<number, number>;
  /** Among rows that match all filters but price; Infinity and 0 when there are none. */
  minimumPrice: number;
  maximumPrice: number;
  /** Rows in stock that match all other filters. */
  inStockCount: number;
  onSaleCount: number;
}

const BRAND = 1;
const PRICE = 2;
const STOCK = 4;
const SALE = 8;
const FIRST_FIELD_BIT = 4;

/** The most facets of one pass: each takes a bit of a 32-bit mask, beside brand, price, stock and sale. */
const FIELDS_MAXIMUM = 27;

/** One pass: a row that fails a single facet counts there, for its other values. Facets beyond the mask go first. */
export function filterRows(
  columns: Columns,
  base: ArrayLike<number>,
  selection: Selection,
  withCounts: boolean,
): FilteredRows {
  if (selection.fields.length > FIELDS_MAXIMUM) {
    const [first, more] = [selection.fields.slice(0, FIELDS_MAXIMUM), selection.fields.slice(FIELDS_MAXIMUM)];
    const { rows } = filterRows(columns, base, { ...selection, fields: more }, false);
    return filterRows(columns, rows, { ...selection, fields: first }, withCounts);
  }
  const { listed, prices, brands, valueStarts, vocabulary, ids, onSale, stocked, partlyStocked } = columns;
  const { fields, brandIds, minimumPrice, maximumPrice, inStock, onSale: isSaleWanted } = selection;
  const bits = bitsByValue(columns, fields);
  const all = ((1 << (fields.length + FIRST_FIELD_BIT)) - 1) >>> 0;
  const bitOfField = new Map(fields.map(({ fieldId }, index) => [1 << (index + FIRST_FIELD_BIT), fieldId]));

  const rows = new Int32Array(base.length);
  const valueCounts = new Uint32Array(withCounts ? vocabulary.size : 0);
  const fieldCounts = new Uint32Array(vocabulary.fields.length);
  /** By facet: the last row that counted, from 1, because a row may have several values of it. */
  const lastCounted = new Uint32Array(vocabulary.fields.length);
  const brandCounts = new Map<number, number>();
  let [count, least, most, inStockCount, onSaleCount] = [0, Number.POSITIVE_INFINITY, 0, 0, 0];

  for (let index = 0; index < base.length; index += 1) {
    const row = base[index] ?? 0;
    if (listed[row] === 0) continue;
    const price = prices[row] ?? 0;
    const brand = brands[row] ?? 0;
    const partly = stocked[row] === STOCKED.some ? partlyStocked.get(ids[row] ?? 0) : undefined;
    const isStocked = partly ? hasStocked(partly, bits, all) : stocked[row] !== STOCKED.none;
    // Values of sold-out variants alone neither match nor count in a list of products in stock.
    const values = inStock && partly ? partly.all : columns.values;
    const [start, end] =
      values === columns.values ? [valueStarts[row] ?? 0, valueStarts[row + 1] ?? 0] : [0, values.length];
    let fits =
      (brandIds.size === 0 || brandIds.has(brand) ? BRAND : 0) |
      (price >= minimumPrice && price <= maximumPrice ? PRICE : 0) |
      (!inStock || isStocked ? STOCK : 0) |
      (!isSaleWanted || onSale[row] === 1 ? SALE : 0);
    if (bits) for (let place = start; place < end; place += 1) fits |= bits[values[place] ?? 0] ?? 0;
    const missing = all & ~fits;
    if (missing === 0) {
      rows[count] = row;
      count += 1;
    }
    if (isStocked && (missing === 0 || missing === STOCK)) inStockCount += 1;
    if (onSale[row] === 1 && (missing === 0 || missing === SALE)) onSaleCount += 1;
    if (missing === 0 || missing === PRICE) {
      if (price < least) least = price;
      if (price > most) most = price;
    }
    if (!withCounts) continue;
    const only = missing === 0 ? undefined : bitOfField.get(missing);
    if (missing === 0)
      for (let place = start; place < end; place += 1) {
        const id = values[place] ?? 0;
        const field = vocabulary.fieldOf[id] ?? 0;
        valueCounts[id]! += 1;
        if (lastCounted[field] !== index + 1) fieldCounts[field]! += 1;
        lastCounted[field] = index + 1;
      }
    else if (only !== undefined)
      for (let place = start; place < end; place += 1)
        if (vocabulary.fieldOf[values[place] ?? 0] === only) valueCounts[values[place] ?? 0]! += 1;
    if (missing === 0 || missing === BRAND) brandCounts.set(brand, (brandCounts.get(brand) ?? 0) + 1);
  }
  return {
    rows: rows.subarray(0, count),
    valueCounts,
    fieldCounts,
    brandCounts,
    minimumPrice: least,
    maximumPrice: most,
    inStockCount,
    onSaleCount,
  };
}

function hasStocked({ own, variants }: PartlyStocked, bits: Uint32Array | null, all: number): boolean {
  if (!bits) return true;
  const bitsOf = (valueIds: readonly number[]) => valueIds.reduce((fits, id) => fits | (bits[id] ?? 0), 0);
  const left = all & ~(BRAND | PRICE | STOCK | SALE) & ~bitsOf(own);
  return left === 0 || variants.some((valueIds) => (left & ~bitsOf(valueIds)) === 0);
}

/** By value id: the bit of the facet that a row with it matches; null when no facet is selected. */
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
