import { existsSync, readFileSync } from 'node:fs';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import type { RouteHandle } from './route-handle.ts';
import { routes } from './routes.ts';

const allRoutes = (list: readonly RouteObject[]): RouteObject[] =>
  list.flatMap((route) => [route, ...allRoutes(route.children ?? [])]);
const pages = allRoutes(routes).filter(({ lazy }) => lazy !== undefined);

test('the route of each page preloads the files that it loads, which export its component and loader', () => {
  expect(pages.length).toBeGreaterThan(30);
  for (const { path, lazy, handle } of pages) {
    const { modules, component } = handle as RouteHandle;
    expect(modules.filter((file) => !existsSync(file))).toEqual([]);
    const code = modules.map((file) => readFileSync(file, 'utf8')).join('\n');
    const hasLoader = typeof lazy === 'object' && lazy.loader !== undefined;
    expect([path, modules.some((file) => file.endsWith('.route.ts'))]).toEqual([path, hasLoader]);
    if (component) expect(code).toMatch(new RegExp(`^export (?:function|const) ${component}\\b`, 'm'));
    if (hasLoader) expect(code).toMatch(/^export (?:(?:async )?function|const) loader\b/m);
  }
});
