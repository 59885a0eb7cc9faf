import type { LoaderFunctionArgs } from 'react-router';
import shopLayoutQuery, { type ShopLayoutQuery } from '../__generated__/ShopLayoutQuery.graphql.ts';
import { loadPage } from './page/page.ts';

/** Once per visit. */
export async function shopLayoutLoader(args: LoaderFunctionArgs) {
  const [queryRef] = await loadPage<ShopLayoutQuery>(args, shopLayoutQuery, {});
  return { queryRef };
}
