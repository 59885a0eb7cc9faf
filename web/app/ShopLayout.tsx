import { graphql } from 'react-relay/hooks';
import { Outlet, type LoaderFunctionArgs } from 'react-router';
import shopLayoutQuery, { type ShopLayoutQuery } from '../__generated__/ShopLayoutQuery.graphql.ts';
import { Layout } from '../layout/Layout.tsx';
import { loadPage, usePage } from '../relay/page.ts';

/** Loads the data of header and footer, once per visit. */
export async function shopLayoutLoader(args: LoaderFunctionArgs) {
  const [queryRef] = await loadPage<ShopLayoutQuery>(args, shopLayoutQuery, {});
  return { queryRef };
}

/** Header, footer and the page between them. */
export function ShopLayout() {
  const query = usePage<ShopLayoutQuery>(graphql`
    query ShopLayoutQuery @raw_response_type {
      ...Layout_query
    }
  `);
  return (
    <Layout query={query}>
      <Outlet />
    </Layout>
  );
}
