import type { LoaderFunctionArgs } from 'react-router';
import checkoutLayoutQuery, { type CheckoutLayoutQuery } from '../../__generated__/CheckoutLayoutQuery.graphql.ts';
import { loadPage } from '../../relay/page.ts';

/** Loads the shop's details, without the menus of the other layout. */
export async function loader({ context }: LoaderFunctionArgs) {
  await loadPage<CheckoutLayoutQuery>(context, checkoutLayoutQuery, {});
  return { variables: {} };
}

export const shouldRevalidate = () => false;
