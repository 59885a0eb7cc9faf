/** Returns the path of a brand's page from the shop API's `brand_url`; `/brands/` when that is not a valid slug. */
export function brandPath(brandUrl: string): string {
  const [, slug] = /^\/?(?:brands\/)?(\w[\w.~-]*)\/?$/.exec(brandUrl) ?? [];
  return slug ? `/brands/${slug}/` : '/brands/';
}

/** Returns the last segment of a brand's path; empty for `/brands/`, which has none. */
export function brandSlug(path: string): string {
  return /^\/brands\/([^/]+)\/$/.exec(path)?.[1] ?? '';
}
