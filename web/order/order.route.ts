import { data, type LoaderFunctionArgs } from 'react-router';
import orderPageQuery, { type OrderPageQuery } from '../__generated__/OrderPageQuery.graphql.ts';
import { loadPage } from '../app/page.ts';

/** An order, for whoever has the key in its link; without it the order is not there. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const variables = { id: params.id ?? '', key: searchParams.get('key') ?? '' };
  const { order } = await loadPage<OrderPageQuery>(context, orderPageQuery, variables);
  if (!order) throw data(`Page not found: ${pathname}`, { status: 404 });
  return { variables };
}
