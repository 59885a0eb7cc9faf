import { expect, test } from 'vitest';
import { menuPages } from './menu-pages.rules.ts';

test.each([
  ['both', [{ path: '/blog/' }, { path: '/about-us/' }], ['/about-us/', '/blog/']],
  ['no page about the shop', [{ path: '/terms/' }, { path: '/blog/' }], ['/blog/']],
  ['pages that could not be fetched', null, ['/about-us/', '/blog/']],
  ['no graph', undefined, ['/about-us/', '/blog/']],
])('%s', (_, pages, paths) => expect(menuPages(pages).map(({ path }) => path)).toEqual(paths));
