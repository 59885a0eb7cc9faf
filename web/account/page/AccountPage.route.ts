import type { LoaderFunctionArgs } from 'react-router';
import accountPageQuery, { type AccountPageQuery } from '../../__generated__/AccountPageQuery.graphql.ts';
import { loadPage } from '../../framework/page/page.ts';
import { sections } from './sections.data.ts';
import { pageNotFound } from '../../framework/navigation/page-not-found.ts';

/** Loads what is the same for every customer; the customer's own data loads in the browser. */
export async function loader(args: LoaderFunctionArgs) {
  const { params, request } = args;
  if (params.section !== undefined && !sections.some(({ path }) => path === `/account/${params.section}`))
    throw pageNotFound(new URL(request.url).pathname);
  const [queryRef, { shop }] = await loadPage<AccountPageQuery>(args, accountPageQuery, {});
  if (params.section === 'alerts' && !shop.listsStockAlerts) throw pageNotFound(new URL(request.url).pathname);
  return { queryRef };
}
