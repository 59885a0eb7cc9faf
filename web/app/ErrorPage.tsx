import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Layout } from '../layout/Layout.tsx';
import { NotFound } from '../layout/NotFound.tsx';
import { ShopDown } from '../layout/ShopDown.tsx';

/** What a page shows instead of itself: not there (404), or the shop API cannot answer now (503). */
export function ErrorPage() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ShopDown />;
  const { data } = error as { data: unknown };
  return <NotFound message={typeof data === 'string' ? data : null} firstPage={firstPageOf(data)} />;
}

/** Where a list begins, when the page that is not there was a page of it. */
function firstPageOf(data: unknown): string | null {
  return typeof data === 'object' && data !== null && 'firstPage' in data && typeof data.firstPage === 'string'
    ? data.firstPage
    : null;
}

/** The same when not even header and footer could be had. */
export function RootErrorPage() {
  return (
    <Layout query={null}>
      <ErrorPage />
    </Layout>
  );
}
