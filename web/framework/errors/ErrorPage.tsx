import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Layout } from '../../layout/Layout.tsx';
import { ServiceUnavailable } from '../../layout/ServiceUnavailable.tsx';
import { RenderError } from '../../ui/failure/render-error.ts';
import { NotFound } from './NotFound.tsx';

/** Shown in place of a page that does not exist (404), cannot be made because the shop API is down (503), or that this browser cannot show. */
export function ErrorPage() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return <ServiceUnavailable isUndrawn={error instanceof RenderError} />;
  const { data } = error as { data: unknown };
  return <NotFound message={typeof data === 'string' ? data : null} firstPage={firstPageOf(data)} />;
}

/** The path of the list's first page, when the missing page is one past the end of a list. */
function firstPageOf(data: unknown): string | null {
  return typeof data === 'object' && data !== null && 'firstPage' in data && typeof data.firstPage === 'string'
    ? data.firstPage
    : null;
}

/** The same, when header and footer could not be loaded either. */
export function RootErrorPage() {
  return (
    <Layout query={null}>
      <ErrorPage />
    </Layout>
  );
}
