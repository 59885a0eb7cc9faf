import { data, redirect, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import urlPageQuery, { type UrlPageQuery } from '../../__generated__/UrlPageQuery.graphql.ts';
import { loadPage, type PageData } from '../../relay/page.ts';
import type { CategoryPage } from '../../category/CategoryPage.tsx';
import type { CategoryProductsPaginationQuery } from '../../__generated__/CategoryProductsPaginationQuery.graphql.ts';
import type { OwnPageQuery } from '../../__generated__/OwnPageQuery.graphql.ts';
import type { OwnPage } from '../../content/OwnPage.tsx';
import { loadThrough } from '../../list/list-depth.ts';
import { isSameList, settleList } from '../../list/list-loader.ts';
import { listStateFrom, listVariables, PAGE_SIZE } from '../../list/list.rules.ts';
import type { ProductPage } from '../../product/ProductPage.tsx';

/** What the page is drawn from, and the code that draws it: only that of the kind of page it is. */
export interface UrlPageData extends PageData<UrlPageQuery> {
  CategoryPage?: typeof CategoryPage;
  OwnPage?: typeof OwnPage;
  ProductPage?: typeof ProductPage;
}

/** Resolves any path of the catalogue; the answer decides between a page, a redirect to where it lives now, and a 404. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<UrlPageData> {
  const { pathname, search, searchParams } = new URL(request.url);
  const state = listStateFrom(searchParams);
  const list = listVariables(state);
  const variables = { url: pathname, ...list };
  const { resolveUrl } = await loadPage<UrlPageQuery>(context, urlPageQuery, variables);
  if (!resolveUrl || resolveUrl.__typename === '%other') throw data(`Page not found: ${pathname}`, { status: 404 });
  // Before the path is settled, so that one answer leads to the one address of both.
  if (resolveUrl.__typename === 'Category')
    settleList({ path: resolveUrl.path, own: [] }, searchParams, state, resolveUrl.list);
  if (resolveUrl.path !== pathname) throw redirect(resolveUrl.path + search, 301);
  if (resolveUrl.__typename === 'Category') {
    const { id } = resolveUrl;
    await loadThrough<CategoryProductsPaginationQuery>(context, state, {
      parent: id,
      key: 'CategoryProducts_products',
      list,
      more: () => import('../../__generated__/CategoryProductsPaginationQuery.graphql.ts'),
      variables: (after) => ({ id, first: PAGE_SIZE, after, ...list }),
    });
    const { CategoryPage } = await import('../../category/CategoryPage.tsx');
    return { variables, modules: ['web/category/CategoryPage.tsx'], CategoryPage };
  }
  if (resolveUrl.__typename === 'Page') {
    // Its words are asked for apart: they would make the question about every category and product longer.
    const [{ OwnPage }, { default: ownPageQuery }] = await Promise.all([
      import('../../content/OwnPage.tsx'),
      import('../../__generated__/OwnPageQuery.graphql.ts'),
    ]);
    await loadPage<OwnPageQuery>(context, ownPageQuery, { url: pathname });
    return { variables, modules: ['web/content/OwnPage.tsx', 'web/__generated__/OwnPageQuery.graphql.ts'], OwnPage };
  }
  const { ProductPage } = await import('../../product/ProductPage.tsx');
  return { variables, modules: ['web/product/ProductPage.tsx'], ProductPage };
}

/** The chosen variant lives in the address but changes nothing that was fetched. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname
    ? !isSameList(currentUrl.searchParams, nextUrl.searchParams)
    : defaultShouldRevalidate;
}
