/** The page of a brand, from its address as the shop API keeps it; the page of all brands when that is no address. */
export function brandPath(brandUrl: string): string {
  const [, slug] = /^\/?(?:brands\/)?(\w[\w.~-]*)\/?$/.exec(brandUrl) ?? [];
  return slug ? `/brands/${slug}/` : '/brands/';
}

/** The last part of a brand's path; empty for a brand without an address of its own. */
export function brandSlug(path: string): string {
  return /^\/brands\/([^/]+)\/$/.exec(path)?.[1] ?? '';
}
