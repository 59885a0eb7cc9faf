import { slugOf } from '../slug.rules.ts';

const RANGES = '/ranges/';

export function rangeUrlOf(slug: string): string {
  return `${RANGES}${slug}/`;
}

/** The beginning of a product's name that has the range's slug; without one, the slug in words. */
export function rangeName(slug: string, productNames: readonly string[]): string {
  for (const name of productNames) {
    const words = name.split(' ');
    const length = words.findIndex((_, index) => slugOf(words.slice(0, index + 1).join(' ')) === slug);
    if (length >= 0) return words.slice(0, length + 1).join(' ');
  }
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
