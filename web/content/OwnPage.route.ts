import type { LoaderFunctionArgs } from 'react-router';
import ownPageQuery, { type OwnPageQuery } from '../__generated__/OwnPageQuery.graphql.ts';
import { loadPage } from '../relay/page.ts';
import { redirectToCanonicalPath } from './canonical-path.ts';
import { pageNotFound } from '../browser/navigation/page-not-found.ts';

/** Loads a content page; 404 when the shop API does not have it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = redirectToCanonicalPath(request);
  const { page } = await loadPage<OwnPageQuery>(context, ownPageQuery, { url });
  if (!page) throw pageNotFound(url);
  return { variables: { url } };
}
