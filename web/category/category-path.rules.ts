/**
 * Where a category lives that an address below `/category/` names: at its own path, in lower case and with one slash at the end.
 * It stays as escaped as it came, so that it cannot lead to another host.
 */
export function ownCategoryPath({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const [, ...segments] = pathname.toLowerCase().split('/').filter(Boolean);
  return (segments.length > 0 ? `/${segments.join('/')}/` : '/') + search;
}
