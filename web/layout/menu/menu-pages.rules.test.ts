import { expect, test } from 'vitest';
import { menuPages } from './menu-pages.rules.ts';

test.each([
  ['the page', [{ path: '/terms/' }, { path: '/about-us/' }], ['/about-us/', '/blog/']],
  ['other pages', [{ path: '/terms/' }], ['/blog/']],
  ['no content pages', [], ['/blog/']],
  ['pages that could not be fetched', null, ['/about-us/', '/blog/']],
  ['no graph', undefined, ['/about-us/', '/blog/']],
])('%s', (_, pages, paths) => expect(menuPages(pages).map(({ path }) => path)).toEqual(paths));
