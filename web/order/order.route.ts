import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import orderViewQuery, { type OrderViewQuery } from '../__generated__/OrderViewQuery.graphql.ts';
import { loadPage } from '../relay/page.ts';
import { pageNotFound } from '../navigation/page-not-found.ts';

/** Loads an order by the key in its URL. Without one the page uses a key that the browser may have stored. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const variables = { id: params.id ?? '', key: searchParams.get('key') ?? '' };
  if (variables.key === '') return { variables };
  const { order } = await loadPage<OrderViewQuery>(context, orderViewQuery, variables);
  if (!order) throw pageNotFound(pathname);
  return { variables };
}

/** Does not run again when the key leaves the URL, which changes no data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const key = nextUrl.searchParams.get('key');
  return currentUrl.pathname !== nextUrl.pathname || (key !== null && key !== currentUrl.searchParams.get('key'));
}
