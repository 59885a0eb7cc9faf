import { expect, test } from 'vitest';
import { toStore } from '../store/store.rest.ts';
import type { StoreLevel } from './product.rules.ts';
import { storeStock } from './store-stock.rules.ts';

const stores = ['leeds', 'york', '__proto__'].map((id) => toStore({ id, name: id }));
const at = (storeId: string, level: number): StoreLevel => ({ storeId, level });

test.each<[string, StoreLevel[], number | null, [string, number][]]>([
  [
    'several stores, most first',
    [at('leeds', 2), at('york', 9)],
    20,
    [
      ['york', 9],
      ['leeds', 2],
    ],
  ],
  ['a store without any', [at('leeds', 0), at('york', 1)], 20, [['york', 1]]],
  ['a store that is closed for good', [at('hull', 4)], 20, []],
  ['more than is left in all', [at('leeds', 8)], 3, [['leeds', 3]]],
  ['nothing left', [at('leeds', 8)], 0, []],
  ['stock that is not counted', [at('leeds', 8)], null, []],
  ['a hostile name', [at('__proto__', 2), at('constructor', 3)], 9, [['__proto__', 2]]],
])('%s', (_, levels, level, expected) =>
  expect(storeStock(levels, { level }, stores).map(({ store, level: shown }) => [store.id, shown])).toEqual(expected),
);
