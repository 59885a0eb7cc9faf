import { otherAddresses, pages, type StorefrontPage } from './pages.data.ts';

const firstPart = ({ path }: StorefrontPage): string => path.split('/', 1)[0] ?? '';

export function firstPartsWhere(matches: (page: StorefrontPage) => boolean | undefined): ReadonlySet<string> {
  return new Set(pages.filter(matches).map(firstPart));
}

const taskPaths = firstPartsWhere(({ isTask, isPrivate }) => isTask || isPrivate);

/** Of a private page or one for a task: no tag manager runs, and no trade message and newsletter form end it. */
export const isTaskPath = (path: string): boolean => taskPaths.has(path.split('/', 2)[1]?.toLowerCase() ?? '');

/** First parts of paths that are taken: a product or category there could not be reached. */
export const reservedAddresses: ReadonlySet<string> = new Set([
  ...firstPartsWhere(({ path }) => path !== '' && path !== '*'),
  ...otherAddresses,
]);

export const takenAddresses: ReadonlySet<string> = reservedAddresses.difference(
  firstPartsWhere(({ isWritten }) => isWritten),
);

export const listedPaths: readonly string[] = pages
  .filter(({ isListed }) => isListed)
  .map(({ path, isBare }) => (path === '' ? '/' : `/${path}${isBare ? '' : '/'}`));
