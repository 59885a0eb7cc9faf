import type { Store } from '../store/store.rest.ts';
import type { StoreLevel } from './product.rules.ts';
import type { Stock } from './stock.rules.ts';

export interface StoreStock {
  store: Store;
  level: number;
}

/** Most first, none without. No store has more than the whole stock: stores may be counted only once a day. */
export function storeStock(
  levels: readonly StoreLevel[],
  { level: total }: Pick<Stock, 'level'>,
  stores: readonly Store[],
): StoreStock[] {
  const known = new Map(stores.map((store) => [store.id, store]));
  return levels
    .flatMap(({ storeId, level }) => {
      const store = known.get(storeId);
      const shown = Math.min(level, total ?? 0);
      return store && shown > 0 ? [{ store, level: shown }] : [];
    })
    .toSorted((a, b) => b.level - a.level);
}
