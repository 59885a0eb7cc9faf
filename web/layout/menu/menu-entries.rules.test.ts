import { expect, test } from 'vitest';
import { menuEntries } from './menu-entries.rules.ts';

test.each([
  ['both', [{ path: '/blog/' }, { path: '/about-us/' }], ['/about-us/', '/blog/']],
  ['no page about the shop', [{ path: '/terms/' }, { path: '/blog/' }], ['/blog/']],
  ['pages that could not be fetched', null, ['/about-us/', '/blog/']],
  ['no graph', undefined, ['/about-us/', '/blog/']],
])('%s', (_, pages, paths) => expect(menuEntries([], pages).map(({ path }) => path)).toEqual(['/brands/', ...paths]));
