import { expect, test } from 'vitest';
import { firstPartsWhere, listedPaths, reservedAddresses } from './pages.rules.ts';

test('the sitemap lists pages at their canonical paths', () => {
  expect(listedPaths).toEqual(['/', '/brands/', '/featured/', '/finishes', '/quick-order', '/track-order']);
});

test('a path of a page, a file or a program is reserved, and no other', () => {
  expect(['brands', 'saved-lists', 'graphql', 'favicon.ico'].filter((part) => !reservedAddresses.has(part))).toEqual(
    [],
  );
  expect(['', '*', 'brass-handle'].filter((part) => reservedAddresses.has(part))).toEqual([]);
});

test('knows the private pages', () => {
  const accounts = 'account confirm-email login register reset-password saved-lists shared-lists';
  const found = [...firstPartsWhere(({ isPrivate }) => isPrivate)].sort();
  expect(found).toEqual(`${accounts} checkout-now order quotations stock-alert`.split(' ').sort());
});
