import { keptPath } from '@storefront/domain/paths.rules.ts';

export function canonicalCategoryPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return keptPath(pathname.replace(/^\/+category/i, '')) + search;
}
