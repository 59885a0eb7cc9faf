import type { LoaderFunctionArgs } from 'react-router';
import sharedListPageQuery, { type SharedListPageQuery } from '../../../__generated__/SharedListPageQuery.graphql.ts';
import { pageNotFound } from '../../../framework/navigation/page-not-found.ts';
import { loadPage } from '../../../framework/page/page.ts';

/** 404 for an unknown or revoked link. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args;
  const variables = { key: params.key ?? '' };
  const [queryRef, { sharedSavedList }] = await loadPage<SharedListPageQuery>(args, sharedListPageQuery, variables);
  if (!sharedSavedList) throw pageNotFound(new URL(request.url).pathname);
  return { queryRef };
}
