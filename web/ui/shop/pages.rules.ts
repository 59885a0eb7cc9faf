/** Null or absent when unknown. */
export type ContentPages = readonly { readonly path: string }[] | null | undefined;

/** Only a list that was fetched says that a page does not exist. */
export function mayHavePage(pages: ContentPages, path: string): boolean {
  return !pages || pages.some((page) => page.path === path);
}
