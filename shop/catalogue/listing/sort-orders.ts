import type { Columns } from './columns.ts';
import type { ListHits, ListQuery } from './list-query.ts';
import { STOCKED } from './stocked.rules.ts';
import type { Before } from '@storefront/search/top-k.ts';

/** Returns the comparison for a sort order. Ties go by stock, so that what is out of stock comes last, then by popularity and id. */
export function sortOrder(columns: Columns, { sort, scope }: ListQuery, ranks: () => Int32Array): Before {
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

/** The share of the highest score that a product gains by a value that the term names. */
const NAMED_VALUE = 0.2;

/**
 * The scores of hits by row. A product that comes in Satin Brass precedes one in Satin Nickel and Polished Brass, which has the same words in
 * its text.
 */
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
