import type { LoaderFunctionArgs } from 'react-router';
import checkoutPageQuery, { type CheckoutPageQuery } from '../__generated__/CheckoutPageQuery.graphql.ts';
import { loadPage } from '../framework/page/page.ts';

/** What is the same for every shopper; the cart loads in the browser. */
export async function loader(args: LoaderFunctionArgs) {
  const [queryRef] = await loadPage<CheckoutPageQuery>(args, checkoutPageQuery, {});
  return { queryRef };
}
