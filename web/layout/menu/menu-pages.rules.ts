import { BLOG } from '../../content/blog/blog.data.ts';
import { mayHavePage, type ContentPages } from '../../ui/shop/pages.rules.ts';

const ABOUT = { name: 'About Us', path: '/about-us/' };

/** Pages in the main navigation beside the categories: those that the shop has. */
export function menuPages(pages: ContentPages): readonly { readonly name: string; readonly path: string }[] {
  return [ABOUT, BLOG].filter(({ path }) => mayHavePage(pages, path));
}
