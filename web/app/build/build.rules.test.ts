import { expect, test } from 'vitest';
import { buildOf, latestIn, mayReload, mayTryAgain } from './build.rules.ts';

test.each([
  ['https://shop.example/assets/entry.client-AbC_1-23.js', 'AbC_1-23'],
  ['https://shop.example/web/app/entry.client.tsx', null],
  ['https://shop.example/assets/shell-AbC123.js', null],
])('%s is of build %s', (address, build) => {
  expect(buildOf(address)).toBe(build);
});

test.each([
  [{ id: 'AbC_1-23', timestamp: 1 }, 'AbC_1-23'],
  [{ id: '' }, null],
  [{ id: '<html>' }, null],
  [{ id: 1 }, null],
  ['AbC', null],
  [null, null],
])('%j tells of %s', (answer, id) => {
  expect(latestIn(answer)).toBe(id);
});

test.each([
  [{ from: '/', to: '/brands/', isTyped: false }, true],
  [{ from: '/cart', to: '/checkout-now', isTyped: false }, true],
  [{ from: '/', to: '/brands/', isTyped: true }, false],
  [{ from: '/lamps/', to: '/lamps/', isTyped: false }, false],
  [{ from: '/checkout-now', to: '/checkout-now/delivery', isTyped: false }, false],
  [{ from: '/checkout-now/review', to: '/', isTyped: false }, false],
  [{ from: '/checkout-nowhere/', to: '/', isTyped: false }, true],
])('%j: %s', (unfinished, may) => {
  expect(mayReload(unfinished)).toBe(may);
});

test.each([
  [null, true],
  ['90001', false],
  ['90000', true],
  ['junk', true],
  ['200000', true],
])('last tried at %s, now at 100000: %s', (last, may) => {
  expect(mayTryAgain(last, 100_000)).toBe(may);
});
