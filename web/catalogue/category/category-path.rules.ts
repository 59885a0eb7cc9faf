/**
 * The canonical path of a category that a URL below `/category/` names: lower case, one slash at the end.
 * It stays percent-encoded, so that it cannot redirect to another host.
 */
export function canonicalCategoryPath({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string {
  const [, ...segments] = pathname.toLowerCase().split('/').filter(Boolean);
  return (segments.length > 0 ? `/${segments.join('/')}/` : '/') + search;
}
