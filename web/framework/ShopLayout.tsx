import { Outlet, type LoaderFunctionArgs } from 'react-router';
import { graphql } from 'react-relay/hooks';
import shopLayoutQuery, { type ShopLayoutQuery } from '../__generated__/ShopLayoutQuery.graphql.ts';
import { Layout } from '../layout/Layout.tsx';
import { loadPage, usePage } from './page/page.ts';

/** Once per visit. */
export async function shopLayoutLoader(args: LoaderFunctionArgs) {
  const [queryRef] = await loadPage<ShopLayoutQuery>(args, shopLayoutQuery, {});
  return { queryRef };
}

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
