import { data, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import orderViewQuery, { type OrderViewQuery } from '../__generated__/OrderViewQuery.graphql.ts';
import { loadPage } from '../relay/page.ts';

/** An order, for whoever has the key in its link. Without a key in the address the browser may still have one from before: the page asks it. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const variables = { id: params.id ?? '', key: searchParams.get('key') ?? '' };
  if (variables.key === '') return { variables };
  const { order } = await loadPage<OrderViewQuery>(context, orderViewQuery, variables);
  if (!order) throw data(`Page not found: ${pathname}`, { status: 404 });
  return { variables };
}

/** The key leaves the address once it was read, which changes nothing that was fetched. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const key = nextUrl.searchParams.get('key');
  return currentUrl.pathname !== nextUrl.pathname || (key !== null && key !== currentUrl.searchParams.get('key'));
}
