import type { LoaderFunctionArgs } from 'react-router';
import blogPageQuery, { type BlogPageQuery } from '../__generated__/BlogPageQuery.graphql.ts';
import { loadPage } from '../relay/page.ts';
import { settlePath } from '../content/own-path.ts';

const PAGE_SIZE = 24;

/** The blog from its newest post on, or from behind the one that the address names. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  settlePath(request);
  const variables = { first: PAGE_SIZE, after: new URL(request.url).searchParams.get('after') };
  await loadPage<BlogPageQuery>(context, blogPageQuery, variables);
  return { variables };
}
