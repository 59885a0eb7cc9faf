import { Outlet } from 'react-router';
import { graphql } from 'react-relay/hooks';
import type { ShopLayoutQuery } from '../__generated__/ShopLayoutQuery.graphql.ts';
import { Layout } from '../layout/Layout.tsx';
import { usePage } from './page/page.ts';

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
