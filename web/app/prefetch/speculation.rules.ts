import { otherAddresses, pages } from '@storefront/domain/pages.data.ts';

/** Addresses that show one shopper's own data or change something, and those that are no pages. */
const excluded = [
  ...pages.filter(({ isPrivate }) => isPrivate).map(({ path }) => path),
  'cart',
  'compare',
  'quick-order',
  ...otherAddresses,
].map((path) => path.split('/')[0] ?? '');

/**
 * The speculation rules of a page until its scripts follow links themselves: the browser fetches the documents of links that show intent, and draws
 * one ahead when it is pressed. A drawn page runs none of its scripts until it is shown.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: ownPages(), eagerness: 'moderate' }],
  prerender: [{ where: ownPages(), eagerness: 'conservative' }],
});

function ownPages(): object {
  return {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: [...new Set(excluded)].map((part) => `/${part}{/*}?`) } },
      { not: { selector_matches: '[download], [target=_blank], [rel~=nofollow]' } },
    ],
  };
}
