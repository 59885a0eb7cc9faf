import { keptPath } from '@storefront/domain/paths.rules.ts';

/** The path of the category that a URL below `/category/` names. */
export function canonicalCategoryPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return keptPath(pathname.replace(/^\/+category/i, '')) + search;
}
