import { graphql } from 'react-relay/hooks';
import { Outlet, ScrollRestoration, type LoaderFunctionArgs } from 'react-router';
import rootLayoutQuery, { type RootLayoutQuery } from '../__generated__/RootLayoutQuery.graphql.ts';
import { Layout } from '../layout/Layout.tsx';
import { useFocusOnHeading } from '../layout/useFocusOnHeading.ts';
import { loadPage, usePage } from './page.ts';

/** Fetches what header and footer show; it stays for every page of the visit. */
export async function rootLoader({ context }: LoaderFunctionArgs) {
  await loadPage<RootLayoutQuery>(context, rootLayoutQuery, {});
  return { variables: {} };
}

/** Header, footer and the page between them. */
export function RootLayout() {
  const query = usePage<RootLayoutQuery>(graphql`
    query RootLayoutQuery {
      ...Layout_query
    }
  `);
  useFocusOnHeading();
  return (
    <Layout query={query}>
      <Outlet />
      {/* The first page of every visit has the same key: the path tells them apart. */}
      <ScrollRestoration getKey={({ pathname, key }) => pathname + key} />
    </Layout>
  );
}
