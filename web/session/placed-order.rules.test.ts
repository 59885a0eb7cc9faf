import { expect, test } from 'vitest';
import { placedOrderIn, placedOrderOf } from './placed-order.rules.ts';

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

const NOW = Date.parse('2026-06-01T12:00:00Z');
const DAY = 24 * 60 * 60_000;
const own = { number: 'LL-1', path: '/order/1', isGreeted: false };
const last = { number: 'LL-2', path: '/order/2', at: NOW - 1_000 };

test.each([
  ['another tab has ordered since', own, last, 'LL-2', true],
  ['it is the order of this tab', own, { ...last, number: 'LL-1' }, 'LL-1', false],
  ['a tab is opened after ordering', null, last, 'LL-2', true],
  ['that was a day ago', null, { ...last, at: NOW - DAY }, undefined, undefined],
  ['the time is to come, as after a change of the clock', own, { ...last, at: NOW + DAY }, 'LL-1', false],
  ['the time is none', null, { ...last, at: 'now' }, undefined, undefined],
  ['storage holds something else', own, [], 'LL-1', false],
  ['nothing was ordered', null, null, undefined, undefined],
])('the last order when %s', (_, here, everywhere, number, isGreeted) => {
  const placed = placedOrderIn(here, everywhere, NOW);
  expect([placed?.number, placed?.isGreeted]).toEqual([number, isGreeted]);
});
