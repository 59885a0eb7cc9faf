import { graphql } from 'react-relay/hooks';
import { Outlet, ScrollRestoration, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import rootLayoutQuery, { type RootLayoutQuery } from '../__generated__/RootLayoutQuery.graphql.ts';
import { Layout } from '../layout/Layout.tsx';
import { useFocusOnHeading } from '../layout/useFocusOnHeading.ts';
import { loadDocument, needsDocument } from '../navigation/new-document.ts';
import { loadPage, usePage } from '../relay/page.ts';

/** Loads the data of header and footer, once per visit. */
export async function rootLoader({ context, request }: LoaderFunctionArgs) {
  if (needsDocument(new URL(request.url).pathname)) return loadDocument();
  await loadPage<RootLayoutQuery>(context, rootLayoutQuery, {});
  return { variables: {} };
}

/** Revalidates only for navigations that must load a new document. */
export function rootShouldRevalidate({ nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return needsDocument(nextUrl.pathname);
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
      {/* The first entry of every visit has the same key, so the path is added. */}
      <ScrollRestoration getKey={({ pathname, key }) => pathname + key} />
    </Layout>
  );
}
