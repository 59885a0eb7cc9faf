import { expect, test } from 'vitest';
import { placedOrderOf } from './placed-order.rules.ts';

test.each([
  [
    { number: 'LL-1', path: '/order/1?key=2', more: 1 },
    { number: 'LL-1', path: '/order/1?key=2', isGreeted: false },
  ],
  [
    { number: 'LL-1', path: '/order/1', isGreeted: true },
    { number: 'LL-1', path: '/order/1', isGreeted: true },
  ],
  [{ number: 'LL-1', path: 'https://elsewhere.example/order/1' }, null],
  [{ number: 'LL-1', path: '//elsewhere.example/order/' }, null],
  [{ number: 1, path: '/order/1' }, null],
  [{}, null],
  [null, null],
  [undefined, null],
  ['text', null],
])('reads the placed order in %j', (value, order) => expect(placedOrderOf(value)).toEqual(order));
