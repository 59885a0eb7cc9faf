import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import brandPageQuery, { type BrandPageQuery } from '../__generated__/BrandPageQuery.graphql.ts';
import type { BrandProductsPaginationQuery } from '../__generated__/BrandProductsPaginationQuery.graphql.ts';
import { loadPage } from '../relay/page.ts';
import { loadThrough } from '../list/list-depth.ts';
import { settleList } from '../list/list-loader.ts';
import { listStateFrom, listVariables, PAGE_SIZE } from '../list/list.rules.ts';

/** A brand's page: a 404 for a brand that the shop does not have, a redirect from any other way of writing its address. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const state = listStateFrom(searchParams);
  const list = listVariables({ ...state, brands: [] });
  const variables = { path: pathname, ...list };
  const { brand } = await loadPage<BrandPageQuery>(context, brandPageQuery, variables);
  if (!brand) throw data(`Page not found: ${pathname}`, { status: 404 });
  settleList({ path: brand.path, own: [] }, searchParams, state, brand.list);
  if (brand.path !== pathname) throw redirect(brand.path + search, 301);
  const { id } = brand;
  await loadThrough<BrandProductsPaginationQuery>(context, state, {
    parent: id,
    key: 'BrandProducts_products',
    list,
    more: () => import('../__generated__/BrandProductsPaginationQuery.graphql.ts'),
    variables: (after) => ({ id, first: PAGE_SIZE, after, ...list }),
  });
  return { variables };
}
