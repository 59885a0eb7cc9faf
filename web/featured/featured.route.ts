import { redirect, type LoaderFunctionArgs } from 'react-router';
import { ROOT_ID } from 'relay-runtime';
import featuredPageQuery, { type FeaturedPageQuery } from '../__generated__/FeaturedPageQuery.graphql.ts';
import type { FeaturedProductsPaginationQuery } from '../__generated__/FeaturedProductsPaginationQuery.graphql.ts';
import { loadPage } from '../relay/page.ts';
import { loadThrough } from '../list/list-depth.ts';
import { settleList } from '../list/list-loader.ts';
import { listStateFrom, listVariables, PAGE_SIZE } from '../list/list.rules.ts';
import { FEATURED } from './featured.data.ts';

/** What the shop puts forward, as a list like any other. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const address = { path: FEATURED.path, own: [] };
  const state = listStateFrom(searchParams);
  const variables = listVariables(state);
  const { list } = await loadPage<FeaturedPageQuery>(context, featuredPageQuery, variables);
  settleList(address, searchParams, state, list);
  if (pathname !== FEATURED.path) throw redirect(FEATURED.path + search, 301);
  await loadThrough<FeaturedProductsPaginationQuery>(context, state, {
    parent: ROOT_ID,
    key: 'FeaturedProducts_featuredProducts',
    list: variables,
    more: () => import('../__generated__/FeaturedProductsPaginationQuery.graphql.ts'),
    variables: (after) => ({ first: PAGE_SIZE, after, ...variables }),
  });
  return { variables };
}
