import { otherAddresses, pages, type StorefrontPage } from './pages.data.ts';

const firstPart = ({ path }: StorefrontPage): string => path.split('/', 1)[0] ?? '';

/** The first parts of the paths of some pages. */
export function firstPartsWhere(matches: (page: StorefrontPage) => boolean | undefined): ReadonlySet<string> {
  return new Set(pages.filter(matches).map(firstPart));
}

/** First parts of paths that are taken: a product or category there could not be reached. */
export const reservedAddresses: ReadonlySet<string> = new Set([
  ...firstPartsWhere(({ path }) => path !== '' && path !== '*'),
  ...otherAddresses,
]);

/** First parts of paths that a page of the merchant's folder cannot have. */
export const takenAddresses: ReadonlySet<string> = reservedAddresses.difference(
  firstPartsWhere(({ isWritten }) => isWritten),
);

/** The paths of the pages in the sitemap that need nothing from the shop. */
export const listedPaths: readonly string[] = pages
  .filter(({ isListed }) => isListed)
  .map(({ path, isBare }) => (path === '' ? '/' : `/${path}${isBare ? '' : '/'}`));
