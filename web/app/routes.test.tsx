import { expect, test } from 'vitest';
import type { RouteObject } from 'react-router';
import { formattedPrefixes, privatePrefixes } from './page-address.rules.ts';
import type { RouteHandle } from './route-handle.ts';
import { routes } from './routes.ts';

const allRoutes = (list: readonly RouteObject[]): RouteObject[] =>
  list.flatMap((route) => [route, ...allRoutes(route.children ?? [])]);
const pages = allRoutes(routes).filter(({ lazy }) => lazy !== undefined);

/** The source files that a route's `lazy` functions import, read from the functions' text. */
function importedBy({ lazy }: RouteObject): string[] {
  const text = Object.values(lazy ?? {})
    .map(String)
    .join();
  return [...new Set([...text.matchAll(/["']\/(web\/[^"']+\.tsx?)["']/g)].map(([, path]) => path ?? ''))];
}

test.each(pages.map((route) => [route.path ?? 'home', route] as const))(
  'the page of %s preloads every file that its route imports',
  (_, route) => {
    const { modules } = route.handle as RouteHandle;
    expect(importedBy(route)).not.toEqual([]);
    expect(modules.toSorted()).toEqual(importedBy(route).toSorted());
  },
);

test('knows the private pages of the routes', () => {
  expect([...privatePrefixes(routes)].sort()).toEqual([
    'account',
    'checkout-now',
    'confirm-email',
    'login',
    'order',
    'register',
    'reset-password',
    'saved-lists',
    'shared-lists',
    'stock-alert',
  ]);
});

test('knows the paths that are written differently from the others', () => {
  expect([...formattedPrefixes(routes)]).toEqual(expect.arrayContaining(['checkout-now', 'order', 'cart', 'search']));
  expect(formattedPrefixes(routes)).not.toContain('blog');
});
