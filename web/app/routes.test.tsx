import { existsSync } from 'node:fs';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import type { RouteHandle } from './route-handle.ts';
import { routes } from './routes.ts';

const allRoutes = (list: readonly RouteObject[]): RouteObject[] =>
  list.flatMap((route) => [route, ...allRoutes(route.children ?? [])]);
const pages = allRoutes(routes).filter(({ lazy }) => lazy !== undefined);

test.each(pages.map((route) => [route.path ?? 'home', route] as const))(
  'the route of %s draws a component, and preloads the files that it loads',
  async (_, { lazy, handle }) => {
    const { modules } = handle as RouteHandle;
    expect(modules.filter((file) => !existsSync(file))).toEqual([]);
    if (typeof lazy !== 'object') throw new Error('not lazy');
    expect(await lazy.Component?.()).toBeTypeOf('function');
    expect(modules.some((file) => file.endsWith('.route.ts'))).toBe(lazy.loader !== undefined);
  },
);
