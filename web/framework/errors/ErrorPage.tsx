import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Layout } from '../../layout/Layout.tsx';
import { ServiceUnavailable } from '../../layout/ServiceUnavailable.tsx';
import { RenderError } from '../../ui/failure/render-error.ts';
import { NotFound } from './NotFound.tsx';

/** 404: no such page. 503: the shop API is down. Or this browser cannot show the page. */
export function ErrorPage() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return <ServiceUnavailable isUndrawn={error instanceof RenderError} />;
  const { data } = error as { data: unknown };
  return <NotFound message={typeof data === 'string' ? data : null} firstPage={firstPageOf(data)} />;
}

/** Known when the missing page is one past the end of a list. */
function firstPageOf(data: unknown): string | null {
  return typeof data === 'object' && data !== null && 'firstPage' in data && typeof data.firstPage === 'string'
    ? data.firstPage
    : null;
}

/** Shown when header and footer could not be loaded either. */
export function RootErrorPage() {
  return (
    <Layout query={null}>
      <ErrorPage />
    </Layout>
  );
}
