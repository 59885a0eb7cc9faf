import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Layout } from '../layout/Layout.tsx';
import { NotFound } from '../layout/NotFound.tsx';
import { ShopDown } from '../layout/ShopDown.tsx';

/** What a page shows instead of itself: not there (404), or the shop API cannot answer now (503). */
export function ErrorPage() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <ShopDown />;
}

/** The same when not even header and footer could be had. */
export function RootErrorPage() {
  return (
    <Layout query={null}>
      <ErrorPage />
    </Layout>
  );
}
