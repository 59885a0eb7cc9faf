import { Type } from 'typebox';
import { identifier, ignoredWhenBroken } from '../values.ts';

const StoreStockRecord = Type.Object(
  {
    store_id: identifier('The store’s identifier.', 100),
    level: Type.Integer({ minimum: 0, description: 'The number of units that are in the store.' }),
  },
  { title: 'StoreStockRecord', description: 'The stock of a product or variant in one store.' },
);

export const storeStock = ignoredWhenBroken(
  Type.Array(StoreStockRecord, { maxItems: 100 }),
  'Its stock in the stores that have any, a part of `inventory_level`. ' +
    'Of a product with variants, only those have it. Missing where stores do not count their stock.',
);
