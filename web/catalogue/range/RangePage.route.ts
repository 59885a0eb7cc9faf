import { redirect, type LoaderFunctionArgs } from 'react-router';
import rangePageQuery, { type RangePageQuery } from '../../__generated__/RangePageQuery.graphql.ts';
import { slugOf } from '@storefront/domain/slug.rules.ts';
import { pageNotFound } from '../../browser/navigation/page-not-found.ts';
import { loadPage } from '../../relay/page.ts';
import { kindOf, rangePath } from './range.rules.ts';

/** Loads a range in the finish of the URL; 404 for an unknown range, and the range in all finishes and kinds for an unknown one. */
export async function loader(args: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(args.request.url);
  const variables = { path: pathname, finish: searchParams.get('finish') };
  const [queryRef, { range }] = await loadPage<RangePageQuery>(args, rangePageQuery, variables);
  if (!range) throw pageNotFound(pathname);
  const kind = kindOf(range.kinds, searchParams.get('kind'));
  const path = rangePath(range.path, {
    finish: range.finish ? slugOf(range.finish) : null,
    kind: kind && slugOf(kind.name),
  });
  if (path !== pathname + search) throw redirect(path, 301);
  return { queryRef };
}
