import type { LoaderFunctionArgs } from 'react-router';
import checkoutLayoutQuery, { type CheckoutLayoutQuery } from '../../__generated__/CheckoutLayoutQuery.graphql.ts';
import { loadPage } from '../../framework/page/page.ts';

/** Without the menus of the other layout. */
export async function loader(args: LoaderFunctionArgs) {
  const [queryRef] = await loadPage<CheckoutLayoutQuery>(args, checkoutLayoutQuery, {});
  return { queryRef };
}

export const shouldRevalidate = () => false;
