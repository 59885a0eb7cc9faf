import { builder } from '../builder.ts';
import type { Context } from '../context.ts';
import { Store } from '../store/store.schema.ts';
import type { StoreLevel } from './product.rules.ts';
import type { Stock } from './stock.rules.ts';
import { storeStock, type StoreStock as StoreStockRecord } from './store-stock.rules.ts';

/** Retailers with online stock per store usually have few. */
export const USUAL_STORES = 4;

export const StoreStock = builder.objectRef<StoreStockRecord>('StoreStock').implement({
  description: 'The stock of a product or variant in one store.',
  fields: (t) => ({
    store: t.expose('store', { type: Store, description: 'The store.' }),
    level: t.exposeInt('level', { description: 'The number of units there, a part of `Stock.level`; at least 1.' }),
  }),
});

/** Reads the stores only for goods of which some have stock. */
export const storeStockOf = (
  levels: readonly StoreLevel[] | undefined,
  stock: Stock,
  { stores }: Context,
): readonly StoreStockRecord[] | Promise<readonly StoreStockRecord[]> =>
  levels ? stores().then((known) => storeStock(levels, stock, known)) : [];
