/** Pages that stand in the menu beside the categories. */
export const MENU_PAGES: readonly { readonly name: string; readonly path: string }[] = [
  { name: 'About Us', path: '/about-us/' },
  { name: 'Blog', path: '/blog/' },
];
