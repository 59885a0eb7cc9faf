import type { LoaderFunctionArgs } from 'react-router';
import blogPageQuery, { type BlogPageQuery } from '../../__generated__/BlogPageQuery.graphql.ts';
import { loadPage } from '../../framework/page/page.ts';
import { redirectToCanonicalPath } from '../canonical-path.ts';

const PAGE_SIZE = 24;

/** Newest post first, after the cursor in the URL. */
export async function loader(args: LoaderFunctionArgs) {
  redirectToCanonicalPath(args.request);
  const variables = { first: PAGE_SIZE, after: new URL(args.request.url).searchParams.get('after') };
  const [queryRef] = await loadPage<BlogPageQuery>(args, blogPageQuery, variables);
  return { queryRef };
}
