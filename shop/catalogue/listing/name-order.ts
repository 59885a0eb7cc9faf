import type { Columns } from './columns.ts';

/** The alphabetical order of rows, computed lazily. */
export interface NameOrder {
  /** Returns each row's rank; rows with the same name share one. */
  ranks(columns: Pick<Columns, 'rows' | 'names'>): Int32Array;
  /** Call after rows have moved. */
  forget(): void;
}

const alphabet = new Intl.Collator('en-GB', { numeric: true });

/** Collation is slow: new rows are sorted on their own and merged into the sorted ones. */
export function createNameOrder(): NameOrder {
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

function merged(
  first: Int32Array,
  second: Int32Array,
  compare: (a: number, b: number) => number,
): Int32Array<ArrayBuffer> {
  const all = new Int32Array(first.length + second.length);
  let [a, b] = [0, 0];
  for (let place = 0; place < all.length; place += 1) {
    const isFirst = b === second.length || (a < first.length && compare(first[a] ?? 0, second[b] ?? 0) <= 0);
    all[place] = (isFirst ? first[a++] : second[b++]) ?? 0;
  }
  return all;
}
