import type { LoaderFunctionArgs } from 'react-router';
import featuredPageQuery, { type FeaturedPageQuery } from '../../__generated__/FeaturedPageQuery.graphql.ts';
import { loadFilteredList, requestedList } from '../list/list-loader.ts';
import { loadPage } from '../../framework/page/page.ts';
import { FEATURED } from './featured.data.ts';

export { shouldRevalidate } from '../list/list-loader.ts';

export async function loader(args: LoaderFunctionArgs) {
  const variables = requestedList(args.request);
  const [queryRef, { featuredCollection }] = await loadPage<FeaturedPageQuery>(args, featuredPageQuery, variables);
  const cachedSearch = await loadFilteredList(args, featuredCollection, { path: FEATURED.path, own: [] });
  return { queryRef, cachedSearch };
}
