import { expect, test } from 'vitest';
import { leadTimeOf } from './lead-time.rules.ts';

test.each([
  [[], false, 'STANDARD'],
  [[7, 40], false, 'STANDARD'],
  [[38], false, 'EXTENDED'],
  [[7, 39], false, 'EXTENDED'],
  [[52], false, 'EXTENDED'],
  [[163], false, 'EXTENDED'],
  [[], true, 'TO_ORDER'],
  [[38], true, 'TO_ORDER'],
] as const)(
  'goods of categories %j, made to order or out of stock: %s, take %s',
  (categoryIds, isToOrder, expected) => {
    expect(leadTimeOf({ categoryIds, isToOrder })).toBe(expected);
  },
);
