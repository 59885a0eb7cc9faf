/** The page of a brand, from its address as the shop API keeps it; the page of all brands when that is no address. */
export function brandPath(brandUrl: string): string {
  const [, slug] = /^\/?(?:brands\/)?(\w[\w.~-]*)\/?$/.exec(brandUrl) ?? [];
  return slug ? `/brands/${slug}/` : '/brands/';
}
