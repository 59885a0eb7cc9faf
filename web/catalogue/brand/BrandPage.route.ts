import type { LoaderFunctionArgs } from 'react-router';
import brandPageQuery, { type BrandPageQuery } from '../../__generated__/BrandPageQuery.graphql.ts';
import { loadFilteredList, requestedList } from '../list/list-loader.ts';
import { loadPage } from '../../framework/page/page.ts';
import { pageNotFound } from '../../framework/navigation/page-not-found.ts';

export { shouldRevalidate } from '../list/list-loader.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { pathname } = new URL(args.request.url);
  const variables = { path: pathname, ...requestedList(args.request) };
  const [queryRef, { brand }] = await loadPage<BrandPageQuery>(args, brandPageQuery, variables);
  if (!brand) throw pageNotFound(pathname);
  const cachedSearch = await loadFilteredList(args, brand, { path: brand.path, own: [] });
  return { queryRef, cachedSearch };
}
