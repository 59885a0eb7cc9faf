import { expect, test } from 'vitest';
import { knownLeadTime, leadTimeOf } from './lead-time.rules.ts';

test.each([
  [[], false, 'STANDARD'],
  [[7, 40], false, 'STANDARD'],
  [[38], false, 'EXTENDED'],
  [[52], false, 'EXTENDED'],
  [[], true, 'TO_ORDER'],
  [[38], true, 'TO_ORDER'],
] as const)(
  'goods of categories %j, made to order or out of stock: %s, take %s',
  (categoryIds, isToOrder, expected) => {
    expect(leadTimeOf({ categoryIds, isToOrder })).toBe(expected);
  },
);

test.each([
  ['STANDARD', 'STANDARD'],
  ['EXTENDED', 'EXTENDED'],
  ['TO_ORDER', 'TO_ORDER'],
  ['SAME_DAY', null],
  ['constructor', null],
  [null, null],
  [undefined, null],
])('%s, as the graph tells it, is %s', (value, expected) => {
  expect(knownLeadTime(value)).toBe(expected);
});
