import type { Store } from '../store/store.rest.ts';
import type { StoreLevel } from './product.rules.ts';
import type { Stock } from './stock.rules.ts';

/** The stock of a product or variant in one store. */
export interface StoreStock {
  store: Store;
  level: number;
}

/**
 * The stock in stores, most first, without those that have none. No store has more than the whole stock, which falls with each sale, while
 * stores may be counted once a day. Stock that is not counted, or cannot be bought, is in no store.
 */
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
