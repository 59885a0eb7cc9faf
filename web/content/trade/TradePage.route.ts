import type { LoaderFunctionArgs } from 'react-router';
import tradePageQuery, { type TradePageQuery } from '../../__generated__/TradePageQuery.graphql.ts';
import { pageNotFound } from '../../framework/navigation/page-not-found.ts';
import { loadPage } from '../../framework/page/page.ts';
import { redirectToCanonicalPath } from '../canonical-path.ts';
import { TRADE_PAGE } from '../../ui/shop/trade-page.data.ts';

export async function loader(args: LoaderFunctionArgs) {
  redirectToCanonicalPath(args.request);
  const [queryRef, { page }] = await loadPage<TradePageQuery>(args, tradePageQuery, {});
  if (!page) throw pageNotFound(TRADE_PAGE.path);
  return { queryRef };
}
