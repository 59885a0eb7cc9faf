import type { LoaderFunctionArgs } from 'react-router';
import ownPageQuery, { type OwnPageQuery } from '../__generated__/OwnPageQuery.graphql.ts';
import { loadPage } from '../framework/page/page.ts';
import { redirectToCanonicalPath } from './canonical-path.ts';
import { pageNotFound } from '../framework/navigation/page-not-found.ts';

export async function loader(args: LoaderFunctionArgs) {
  const url = redirectToCanonicalPath(args.request);
  const [queryRef, { page }] = await loadPage<OwnPageQuery>(args, ownPageQuery, { url });
  if (!page) throw pageNotFound(url);
  return { queryRef };
}
