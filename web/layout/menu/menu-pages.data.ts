/** Pages in the main navigation beside the categories. */
export const MENU_PAGES: readonly { readonly name: string; readonly path: string }[] = [
  { name: 'About Us', path: '/about-us/' },
  { name: 'Blog', path: '/blog/' },
];
