import { expect, test } from 'vitest';
import { buildOf, latestIn, mayReload, mayReloadAgain } from './build.rules.ts';

test.each([
  ['https://shop.example/assets/entry.client-AbC_1-23.js', 'AbC_1-23'],
  ['https://shop.example/assets/shell-AbC123.js', null],
])('%s belongs to build %s', (address, build) => expect(buildOf(address)).toBe(build));

test.each([
  [{ id: 'AbC_1-23', timestamp: 1 }, 'AbC_1-23'],
  [{ id: '<html>' }, null],
  [null, null],
])('the latest build of %j is %s', (answer, id) => expect(latestIn(answer)).toBe(id));

test.each([
  [{ from: '/', to: '/brands/', hasUnsentInput: false }, true],
  [{ from: '/', to: '/brands/', hasUnsentInput: true }, false],
  [{ from: '/lamps/', to: '/lamps/', hasUnsentInput: false }, false],
  [{ from: '/checkout-now', to: '/checkout-now/delivery', hasUnsentInput: false }, false],
  [{ from: '/checkout-now/review', to: '/', hasUnsentInput: false }, false],
  [{ from: '/checkout-nowhere/', to: '/', hasUnsentInput: false }, true],
])('%j may reload: %s', (state, may) => expect(mayReload(state)).toBe(may));

test.each([
  [null, true],
  ['90001', false],
  ['junk', true],
])('last tried at %s, now at 100000: %s', (last, may) => expect(mayReloadAgain(last, 100_000)).toBe(may));
