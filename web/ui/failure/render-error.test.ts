import { expect, test } from 'vitest';
import { ConnectionError } from './connection-error.ts';
import { failureOf, isOfThePage, mayRemount, RenderError } from './render-error.ts';

test.each([
  [new DOMException('The node to be removed is not a child of this node.', 'NotFoundError'), true],
  [new DOMException('The new child element contains the parent.', 'HierarchyRequestError'), true],
  [new DOMException('The operation was aborted.', 'AbortError'), false],
  [new TypeError('x.at is not a function'), true],
  [new RangeError('Maximum call stack size exceeded'), true],
  [new ReferenceError('x is not defined'), true],
  [new TypeError('Failed to fetch dynamically imported module: /assets/cart.js'), false],
  [new ConnectionError('offline'), false],
  [new Error('Relay: Unexpected response errors'), false],
])('%s is an error of the page: %s', (error, isPage) => expect(isOfThePage(error)).toBe(isPage));

test.each([
  [[], 0, true],
  [[0, 1, 2, 3], 4, true],
  [[0, 1, 2, 3, 4], 5, false],
  [[0, 1, 2, 3, 4], 10_000, true],
])('after remounts at %j may be mounted afresh at %i: %s', (remountedAt, now, may) =>
  expect(mayRemount(remountedAt, now)).toBe(may),
);

test.each([
  [new ConnectionError('offline'), 'unreachable'],
  [new RenderError('x'), 'undrawn'],
  [new Error('x'), 'broken'],
])('%s is shown as %s', (error, failure) => expect(failureOf(error)).toBe(failure));
