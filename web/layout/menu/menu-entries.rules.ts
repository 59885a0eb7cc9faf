import { ALL_BRANDS } from '../../catalogue/brand/brands.data.ts';
import { BLOG } from '../../content/blog/blog.data.ts';
import { mayHavePage, type ContentPages } from '../../ui/shop/pages.rules.ts';

const ABOUT = { name: 'About Us', path: '/about-us/' };

interface MenuCategory {
  readonly name: string;
  readonly path: string;
  readonly hasChildren: boolean;
}

export interface MenuEntry {
  readonly name: string;
  readonly path: string;
  /** The link to the whole of it; null without links below it. */
  readonly all: string | null;
}

/** About and blog are left out where the shop has none. */
export function menuEntries(categories: readonly MenuCategory[], pages: ContentPages): MenuEntry[] {
  return [
    ...categories.map(({ name, path, hasChildren }) => ({ name, path, all: hasChildren ? `All ${name}` : null })),
    { ...ALL_BRANDS, all: 'All brands' },
    ...[ABOUT, BLOG].filter(({ path }) => mayHavePage(pages, path)).map((page) => ({ ...page, all: null })),
  ];
}
