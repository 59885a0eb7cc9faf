import type { Columns } from './columns.ts';
import type { ListHits, ListQuery } from './list-query.ts';
import type { Before } from './top-k.ts';

/** Returns the comparison for a sort order. Ties go by popularity, then by id. */
export function sortOrder(columns: Columns, { sort, scope }: ListQuery, ranks: () => Int32Array): Before {
  const { ids, prices, popularity, created } = columns;
  const usual: Before = (a, b) =>
    popularity[a] !== popularity[b] ? (popularity[a] ?? 0) > (popularity[b] ?? 0) : (ids[a] ?? 0) < (ids[b] ?? 0);
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
      return scope.kind === 'hits' ? by(scoresByRow(columns, scope.hits), -1) : usual;
  }
}

function scoresByRow({ rows, rowOf }: Columns, { ids, scores }: ListHits): Float32Array {
  const byRow = new Float32Array(rows);
  for (let index = 0; index < ids.length; index += 1) {
    const row = rowOf[ids[index] ?? 0] ?? -1;
    if (row >= 0) byRow[row] = scores[index] ?? 0;
  }
  return byRow;
}
