import type { CatalogueProduct } from '../catalogue.ts';
import { type Columns, compact, createColumns, putRow, removeRow } from './columns.ts';
import { categoriesOf, facetsOf } from './facets.ts';
import type { ListHits, ListQuery, ListResult, ListScope } from './list-query.ts';
import { filterRows, type Selection } from './filter-rows.ts';
import { STOCKED, type SoldOut } from './stocked.rules.ts';
import { type Before, topRows } from '@storefront/search/top-k.ts';

export interface ListIndex {
  readonly size: number;
  /** Replaces a product; removes one that is off sale. */
  put(product: CatalogueProduct, soldOut?: SoldOut): void;
  /** Descendants included. */
  isFilled(categoryId: number): boolean;
  list(query: ListQuery): ListResult;
}

/** Compaction waits for this many dead rows, and for half of all rows. */
const DEAD_ROWS_KEPT = 1_000;

const NOTHING: SoldOut = new Set();

export function createListIndex(): ListIndex {
  const columns = createColumns();
  const names = createNameOrder();
  const ranks = () => names.ranks(columns);

  function tidy(): void {
    if (columns.dead <= Math.max(DEAD_ROWS_KEPT, columns.rows / 2)) return;
    compact(columns);
    names.forget();
  }

  return {
    get size() {
      return columns.rows - columns.dead;
    },
    put(product, soldOut = NOTHING) {
      if (product.availability === 'off_sale') removeRow(columns, product.id);
      else putRow(columns, product, soldOut);
      tidy();
    },
    isFilled: (categoryId) => (columns.categories.get(categoryId) ?? []).some((row) => columns.listed[row] === 1),
    list(query) {
      const base = baseRows(columns, query.scope);
      const selection = selectionOf(columns, query);
      const narrowed = filterRows(columns, base, selection, query.withFacets);
      const rows = topRows(narrowed.rows, sortOrder(columns, query, ranks), query.offset, query.limit);
      return {
        ids: rows.map((row) => columns.ids[row] ?? 0),
        total: narrowed.rows.length,
        facets: query.withFacets ? facetsOf(columns.vocabulary, narrowed, selection, query.facetSize) : [],
        brands: query.withFacets ? brandsOf(narrowed.brandCounts, selection.brandIds) : [],
        categories: query.withFacets ? categoriesOf(columns.vocabulary, narrowed, selection) : [],
        minimumPrice: Number.isFinite(narrowed.minimumPrice) ? narrowed.minimumPrice : 0,
        maximumPrice: narrowed.maximumPrice,
        inStockCount: narrowed.inStockCount,
        onSaleCount: narrowed.onSaleCount,
      };
    },
  };
}

function baseRows(columns: Columns, scope: ListScope): ArrayLike<number> {
  const { rows, listed, featured, brands, rowOf } = columns;
  const rowsWhere = (isWanted: (row: number) => boolean): number[] => {
    const found: number[] = [];
    for (let row = 0; row < rows; row += 1) if (listed[row] === 1 && isWanted(row)) found.push(row);
    return found;
  };
  switch (scope.kind) {
    case 'category':
      return columns.categories.get(scope.id) ?? [];
    case 'range':
      return columns.ranges.get(scope.url) ?? [];
    case 'hits': {
      const { ids } = scope.hits;
      const found = new Int32Array(ids.length);
      let count = 0;
      for (let index = 0; index < ids.length; index += 1) {
        const row = rowOf[ids[index] ?? 0] ?? -1;
        if (row < 0) continue;
        found[count] = row;
        count += 1;
      }
      return found.subarray(0, count);
    }
    case 'brands': {
      const wanted = new Set(scope.ids);
      return rowsWhere((row) => wanted.has(brands[row] ?? 0));
    }
    case 'featured':
      return rowsWhere((row) => featured[row] === 1);
    default:
      return rowsWhere(() => true);
  }
}

/** A name or value that no product has gets no id, so that it matches nothing. */
function selectionOf({ vocabulary }: Columns, query: ListQuery): Selection {
  const [minimumPrice, maximumPrice] = boundsOf(query.minimumPrice, query.maximumPrice);
  return {
    fields: query.filters.map(({ name, values, ...bounds }) => {
      const [minimum, maximum] = boundsOf(bounds.minimum, bounds.maximum);
      const valueIds = new Set(values.map((value) => vocabulary.knownValueId(name, value)));
      return { fieldId: vocabulary.fieldId(name), valueIds, minimum, maximum };
    }),
    brandIds: new Set(query.brandIds),
    minimumPrice,
    maximumPrice,
    inStock: query.inStock ?? false,
    onSale: query.onSale ?? false,
  };
}

function boundsOf(minimum: number | null, maximum: number | null): [low: number, high: number] {
  const [low, high] = [minimum ?? Number.NEGATIVE_INFINITY, maximum ?? Number.POSITIVE_INFINITY];
  return [Math.min(low, high), Math.max(low, high)];
}

function brandsOf(counts: ReadonlyMap<number, number>, selected: ReadonlySet<number>): ListResult['brands'] {
  const ids = new Set([...counts.keys(), ...selected]);
  return [...ids]
    .map((id) => ({ id, count: counts.get(id) ?? 0, selected: selected.has(id) }))
    .sort((a, b) => b.count - a.count || a.id - b.id);
}

interface NameOrder {
  /** Returns each row's rank; rows with the same name share one. */
  ranks(columns: Pick<Columns, 'rows' | 'names'>): Int32Array;
  /** Call after rows have moved. */
  forget(): void;
}

const alphabet = new Intl.Collator('en-GB', { numeric: true });

/** Collation is slow: new rows are sorted on their own and merged into the sorted ones. */
function createNameOrder(): NameOrder {
  let order = new Int32Array(0);
  let ranks = new Int32Array(0);

  return {
    ranks({ rows, names }) {
      if (order.length === rows) return ranks;
      const compare = (a: number, b: number) => alphabet.compare(names[a] ?? '', names[b] ?? '');
      const added = Int32Array.from({ length: rows - order.length }, (_, index) => order.length + index).sort(compare);
      order = merged(order, added, compare);
      ranks = new Int32Array(rows);
      order.forEach((row, rank) => {
        const before = order[rank - 1];
        ranks[row] = before !== undefined && names[before] === names[row] ? (ranks[before] ?? 0) : rank;
      });
      return ranks;
    },
    forget() {
      order = new Int32Array(0);
    },
  };
}

/** With few comparisons for few second ones. */
export function merged(
  first: Int32Array,
  second: Int32Array,
  compare: (a: number, b: number) => number,
): Int32Array<ArrayBuffer> {
  const all = new Int32Array(first.length + second.length);
  let taken = 0;
  second.forEach((row, index) => {
    let [low, high] = [taken, first.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(first[middle] ?? 0, row) <= 0) low = middle + 1;
      else high = middle;
    }
    all.set(first.subarray(taken, low), taken + index);
    all[low + index] = row;
    taken = low;
  });
  all.set(first.subarray(taken), taken + second.length);
  return all;
}

/** Ties go by stock, then popularity, then id. */
function sortOrder(columns: Columns, { sort, scope }: ListQuery, ranks: () => Int32Array): Before {
  const { ids, prices, popularity, created, stocked } = columns;
  const isOut = (row: number) => stocked[row] === STOCKED.none;
  const usual: Before = (a, b) => {
    if (isOut(a) !== isOut(b)) return isOut(b);
    return popularity[a] !== popularity[b]
      ? (popularity[a] ?? 0) > (popularity[b] ?? 0)
      : (ids[a] ?? 0) < (ids[b] ?? 0);
  };
  const by =
    (column: ArrayLike<number>, direction: 1 | -1): Before =>
    (a, b) => {
      const difference = ((column[a] ?? 0) - (column[b] ?? 0)) * direction;
      return difference === 0 ? usual(a, b) : difference < 0;
    };
  switch (sort) {
    case 'price-ascending':
      return by(prices, 1);
    case 'price-descending':
      return by(prices, -1);
    case 'name':
      return by(ranks(), 1);
    case 'newest':
      return by(created, -1);
    default:
      return scope.kind === 'hits' ? by(scoresByRow(columns, scope.hits, scope.term ?? ''), -1) : usual;
  }
}

/** The share of the highest score that a value named in the term adds. */
const NAMED_VALUE = 0.2;

/** A product in Satin Brass precedes one in Satin Nickel and Polished Brass, which has the same words. */
function scoresByRow(columns: Columns, { ids, scores }: ListHits, term: string): Float32Array {
  const { rows, rowOf, values, valueStarts, vocabulary } = columns;
  const named = vocabulary.named(term);
  const gain = named.size === 0 ? 0 : NAMED_VALUE * scores.reduce((most, score) => Math.max(most, score), 0);
  const byRow = new Float32Array(rows);
  for (let index = 0; index < ids.length; index += 1) {
    const row = rowOf[ids[index] ?? 0] ?? -1;
    if (row < 0) continue;
    const isNamed =
      gain > 0 && values.subarray(valueStarts[row] ?? 0, valueStarts[row + 1] ?? 0).some((id) => named.has(id));
    byRow[row] = (scores[index] ?? 0) + (isNamed ? gain : 0);
  }
  return byRow;
}
