import { otherAddresses, pages } from '@storefront/domain/pages.data.ts';

/** Addresses that show one shopper's own data or change something, and those that are no pages. */
const excluded = [
  ...new Set(
    [
      ...pages.filter(({ isPrivate }) => isPrivate).map(({ path }) => path),
      'cart',
      'compare',
      'quick-order',
      ...otherAddresses,
    ].map((path) => path.split('/')[0] ?? ''),
  ),
];

/**
 * The speculation rules of a page until its scripts follow links themselves: the browser fetches the documents of links that show intent, and draws
 * one ahead when it is pressed. A drawn page runs none of its scripts until it is shown.
 *
 * Written by the page, for which the rules that are written out would be 2 kB: it must not refer to anything outside itself.
 */
function rulesWithout(parts: readonly string[]): string {
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: parts.map((part) => `/${part}{/*}?`) } },
      { not: { selector_matches: '[download], [target=_blank], [rel~=nofollow]' } },
    ],
  };
  return JSON.stringify({
    prefetch: [{ where, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'conservative' }],
  });
}

/** The rules, as the policy of the page knows them. */
export const speculationRules = rulesWithout(excluded);

/** The expression by which a page writes the rules. */
export const writtenRules = `(${rulesWithout.toString()})('${excluded.join()}'.split(','))`;
