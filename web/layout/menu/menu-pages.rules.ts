import { BLOG } from '../../content/blog/blog.data.ts';
import { mayHavePage, type ContentPages } from '../../ui/shop/pages.rules.ts';

const ABOUT = { name: 'About Us', path: '/about-us/' };

/** Pages in the main navigation beside the categories, without the one about the shop where the shop API does not have it. */
export function menuPages(pages: ContentPages): readonly { readonly name: string; readonly path: string }[] {
  return mayHavePage(pages, ABOUT.path) ? [ABOUT, BLOG] : [BLOG];
}
