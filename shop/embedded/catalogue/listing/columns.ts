import type { CatalogueProduct } from '../catalogue.ts';
import { isOnSale } from '../on-sale.rules.ts';
import { listedValuesOf, optionFacetNames, optionFacetsOf } from './facet-fields.rules.ts';
import { STOCKED, stockedOf, type SoldOut } from './stocked.rules.ts';
import { createVocabulary } from './vocabulary.ts';

export interface PartlyStocked {
  /** Those of the product itself. */
  own: readonly number[];
  /** Those of each variant in stock. */
  variants: readonly (readonly number[])[];
  /** All of these, each once. */
  all: readonly number[];
}

/** One row per product, one array per column. A changed product's old row stays, dead, until `compact` removes it. */
export type Columns = ReturnType<typeof createColumns>;

const FIRST_ROWS = 1024;
const ROW_COLUMNS = ['ids', 'prices', 'brands', 'popularity', 'created', 'featured', 'onSale', 'stocked'] as const;
const DAY_MILLISECONDS = 86_400_000;

export function createColumns() {
  return {
    rows: 0,
    dead: 0,
    ids: new Int32Array(FIRST_ROWS),
    /** Centipence ex VAT, of the cheapest variant where there are several. */
    prices: new Float64Array(FIRST_ROWS),
    brands: new Int32Array(FIRST_ROWS),
    popularity: new Int32Array(FIRST_ROWS),
    /** Days since 1970. */
    created: new Int32Array(FIRST_ROWS),
    /** 1 for a live row, 0 for a dead one. */
    listed: new Uint8Array(FIRST_ROWS),
    featured: new Uint8Array(FIRST_ROWS),
    onSale: new Uint8Array(FIRST_ROWS),
    /** One of `STOCKED`. */
    stocked: new Uint8Array(FIRST_ROWS),
    partlyStocked: new Map<number, PartlyStocked>(),
    /** Row r has the facet values `values[valueStarts[r]]` to `values[valueStarts[r + 1] - 1]`. */
    valueStarts: new Uint32Array(FIRST_ROWS + 1),
    values: new Uint32Array(FIRST_ROWS * 8),
    names: new Array<string>(),
    vocabulary: createVocabulary(),
    /** Row by product id; −1 for none. */
    rowOf: new Int32Array(FIRST_ROWS).fill(-1),
    /** Rows by category id, dead ones included. */
    categories: new Map<number, number[]>(),
    /** The same by the path of a range's page. */
    ranges: new Map<string, number[]>(),
  };
}

/** The cheapest variant's, else the product's own: centipence, ex VAT. */
function listPrice({ price, variants }: Pick<CatalogueProduct, 'price' | 'variants'>): number {
  return variants.length > 1 ? Math.min(...variants.map((variant) => variant.price)) : price;
}

/** The product's previous row becomes dead. */
export function putRow(columns: Columns, product: CatalogueProduct, soldOut: SoldOut): void {
  removeRow(columns, product.id);
  const row = columns.rows;
  if (row === columns.ids.length) growRows(columns);
  columns.ids[row] = product.id;
  columns.prices[row] = listPrice(product);
  columns.brands[row] = product.brandId;
  columns.popularity[row] = product.popularity;
  columns.created[row] = Math.floor((Date.parse(product.createdAt) || 0) / DAY_MILLISECONDS);
  columns.listed[row] = 1;
  columns.featured[row] = product.featured ? 1 : 0;
  columns.onSale[row] = isOnSale(product) ? 1 : 0;
  columns.names[row] = product.name;
  let end = columns.valueStarts[row] ?? 0;
  const values = listedValuesOf(product);
  while (end + values.length > columns.values.length) columns.values = grown(columns.values);
  for (const [field, value] of values) {
    columns.values[end] = columns.vocabulary.valueId(field, value);
    end += 1;
  }
  columns.vocabulary.markOptions(optionFacetNames(product));
  columns.valueStarts[row + 1] = end;
  putStock(columns, row, product, soldOut);
  for (const id of new Set(product.categoryIds)) pushRow(columns.categories, id, row);
  if (product.rangeUrl) pushRow(columns.ranges, product.rangeUrl, row);
  while (product.id >= columns.rowOf.length) columns.rowOf = grown(columns.rowOf, -1);
  columns.rowOf[product.id] = row;
  columns.rows += 1;
}

function pushRow<Key>(groups: Map<Key, number[]>, key: Key, row: number): void {
  const rows = groups.get(key);
  if (rows) rows.push(row);
  else groups.set(key, [row]);
}

function putStock(columns: Columns, row: number, product: CatalogueProduct, soldOut: SoldOut): void {
  const { stocked, variants } = stockedOf(product, soldOut);
  columns.stocked[row] = stocked;
  if (stocked !== STOCKED.some) return;
  const idsOf = (values: readonly (readonly [field: string, value: string])[]) =>
    values.map(([field, value]) => columns.vocabulary.valueId(field, value));
  // A field that lists every finish of the product does not say which are in stock.
  const options = optionFacetNames(product);
  const own = idsOf(listedValuesOf({ ...product, variants: [] }).filter(([field]) => !options.has(field)));
  const byVariant = variants.map((variant) => idsOf(optionFacetsOf(variant)));
  const all = [...new Set([...own, ...byVariant.flat()])];
  columns.partlyStocked.set(product.id, { own, variants: byVariant, all });
}

export function removeRow(columns: Columns, productId: number): void {
  const row = columns.rowOf[productId] ?? -1;
  if (row < 0) return;
  columns.listed[row] = 0;
  columns.rowOf[productId] = -1;
  columns.partlyStocked.delete(productId);
  columns.dead += 1;
}

export function compact(columns: Columns): void {
  const { rows, listed, valueStarts, values, names, rowOf, ids } = columns;
  const moved = new Int32Array(rows).fill(-1);
  let [next, end] = [0, 0];
  for (let row = 0; row < rows; row += 1) {
    const [start, stop] = [valueStarts[row] ?? 0, valueStarts[row + 1] ?? 0];
    if (listed[row] === 0) continue;
    values.copyWithin(end, start, stop);
    valueStarts[next] = end;
    end += stop - start;
    for (const name of ROW_COLUMNS) columns[name][next] = columns[name][row] ?? 0;
    names[next] = names[row] ?? '';
    rowOf[ids[next] ?? 0] = next;
    moved[row] = next;
    next += 1;
  }
  valueStarts[next] = end;
  names.length = next;
  listed.fill(1, 0, next).fill(0, next);
  moveRows(columns.categories, moved);
  moveRows(columns.ranges, moved);
  columns.rows = next;
  columns.dead = 0;
}

function moveRows<Key>(groups: Map<Key, number[]>, moved: Int32Array): void {
  const movedRow = (row: number) => ((moved[row] ?? -1) < 0 ? [] : (moved[row] ?? 0));
  for (const [key, rows] of groups) groups.set(key, rows.flatMap(movedRow));
}

function growRows(columns: Columns): void {
  for (const name of ['ids', 'brands', 'popularity', 'created'] as const) columns[name] = grown(columns[name]);
  columns.prices = grown(columns.prices);
  for (const name of ['listed', 'featured', 'onSale', 'stocked'] as const) columns[name] = grown(columns[name]);
  const starts = new Uint32Array(columns.ids.length + 1);
  starts.set(columns.valueStarts);
  columns.valueStarts = starts;
}

function grown<Column extends Int32Array | Uint32Array | Uint8Array | Float64Array>(
  column: Column,
  filling = 0,
): Column {
  const larger = new (column.constructor as new (length: number) => Column)(Math.max(1, column.length) * 2);
  larger.set(column);
  if (filling !== 0) larger.fill(filling, column.length);
  return larger;
}
