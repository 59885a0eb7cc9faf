import type { LoaderFunctionArgs } from 'react-router';
import checkoutPageQuery, { type CheckoutPageQuery } from '../__generated__/CheckoutPageQuery.graphql.ts';
import { loadPage } from '../relay/page.ts';

/** What every shopper's checkout shows alike; the cart comes once the page is in the browser. */
export async function loader({ context }: LoaderFunctionArgs) {
  await loadPage<CheckoutPageQuery>(context, checkoutPageQuery, {});
  return { variables: {} };
}
