import { redirect, type LoaderFunctionArgs } from 'react-router';
import rangePageQuery, { type RangePageQuery } from '../../__generated__/RangePageQuery.graphql.ts';
import { pageNotFound } from '../../framework/navigation/page-not-found.ts';
import { loadPage } from '../../framework/page/page.ts';
import { rangePath } from './range.rules.ts';

/** A finish or kind that the range does not have shows no products. */
export async function loader(args: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(args.request.url);
  const [finish, kind] = [searchParams.get('finish'), searchParams.get('kind')];
  const variables = { path: pathname, finish };
  const [queryRef, { range }] = await loadPage<RangePageQuery>(args, rangePageQuery, variables);
  if (!range) throw pageNotFound(pathname);
  const path = rangePath(range.path, { finish, kind });
  if (path !== pathname + search) throw redirect(path, 301);
  return { queryRef };
}
