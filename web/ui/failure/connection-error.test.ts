import { afterEach, expect, test, vi } from 'vitest';
import { ConnectionError, isConnectionError, reportUnexpected } from './connection-error.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [new ConnectionError('offline'), true],
  [new TypeError('Failed to fetch dynamically imported module: /assets/cart.js'), true],
  [new TypeError('error loading dynamically imported module: /assets/cart.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/cart.css'), true],
  [new TypeError("Cannot read properties of undefined (reading 'id')"), false],
  ['Failed to fetch dynamically imported module', false],
])('%s is a lost connection: %s', (error, isLost) => expect(isConnectionError(error)).toBe(isLost));

test('reports a bug, but not a lost connection', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const bug = new TypeError('x is not a function');
  reportUnexpected(new ConnectionError('offline'));
  reportUnexpected(bug);
  expect(report.mock.calls).toEqual([[bug]]);
});
