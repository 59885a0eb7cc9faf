/** `/brands/` when `brand_url` is not a valid slug. */
export function brandPath(brandUrl: string): string {
  const [, slug] = /^\/?(?:brands\/)?(\w[\w.~-]*)\/?$/.exec(brandUrl) ?? [];
  return slug ? `/brands/${slug}/` : '/brands/';
}

/** Empty for `/brands/`. */
export function brandSlug(path: string): string {
  return /^\/brands\/([^/]+)\/$/.exec(path)?.[1] ?? '';
}

/** The largest id that every shop API can read. No brand has it. */
const NO_BRAND_ID = 2_147_483_647;

/** The id of no brand when the slugs have none, so that a list by it is empty. */
export function brandIdsOf(
  slugs: readonly string[],
  brands: readonly { readonly entityId: number; readonly path: string }[],
): number[] {
  const wanted = new Set(slugs.filter(Boolean));
  const ids = brands.filter(({ path }) => wanted.has(brandSlug(path))).map(({ entityId }) => entityId);
  return ids.length > 0 ? ids : [NO_BRAND_ID];
}
