/** The content pages of the shop API; null or absent when unknown. */
export type ContentPages = readonly { readonly path: string }[] | null | undefined;

/** Whether a content page exists as far as is known: only a list that was fetched says that it does not. */
export function mayHavePage(pages: ContentPages, path: string): boolean {
  return !pages || pages.some((page) => page.path === path);
}
