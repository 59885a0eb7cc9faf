import { redirect, type LoaderFunctionArgs } from 'react-router';
import finishPageQuery, { type FinishPageQuery } from '../../__generated__/FinishPageQuery.graphql.ts';
import { pageNotFound } from '../../framework/navigation/page-not-found.ts';
import { loadPage } from '../../framework/page/page.ts';

/** A maker's own name for a finish leads to the page of all. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args;
  const variables = { slug: params.slug ?? '' };
  const [queryRef, { finish }] = await loadPage<FinishPageQuery>(args, finishPageQuery, variables);
  const { pathname } = new URL(request.url);
  if (!finish) throw pageNotFound(pathname);
  if (finish.path !== pathname) throw redirect(finish.path, 301);
  return { queryRef };
}
