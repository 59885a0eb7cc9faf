import { data, redirect, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import urlPageQuery, { type UrlPageQuery } from '../__generated__/UrlPageQuery.graphql.ts';
import { loadPage } from '../app/page.ts';
import { listStateFrom } from '../category/category.rules.ts';

/** Resolves any path of the catalogue; the answer decides between a page, a 301 to where it lives now, and a 404. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const { page, sort } = listStateFrom(searchParams);
  const variables = { url: pathname, page, sort };
  const { resolveUrl } = await loadPage<UrlPageQuery>(context, urlPageQuery, variables);
  if (!resolveUrl || resolveUrl.__typename === '%other') throw data(`Page not found: ${pathname}`, { status: 404 });
  if (resolveUrl.path !== pathname) throw redirect(resolveUrl.path + search, 301);
  if (resolveUrl.__typename === 'Category' && page && resolveUrl.list && page > Math.max(1, resolveUrl.list.pageCount)) {
    throw data(`Page not found: ${pathname}${search}`, { status: 404 });
  }
  return { variables };
}

/** The chosen variant lives in the address but changes nothing that was fetched. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  const [current, next] = [listStateFrom(currentUrl.searchParams), listStateFrom(nextUrl.searchParams)];
  return current.page !== next.page || current.sort !== next.sort;
}
