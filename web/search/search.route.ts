import { data, type LoaderFunctionArgs } from 'react-router';
import searchPageQuery, { type SearchPageQuery } from '../__generated__/SearchPageQuery.graphql.ts';
import { loadPage } from '../app/page.ts';
import { listStateFrom } from '../category/category.rules.ts';
import { termFrom } from './search.rules.ts';

/** Searches for the address's term, or fetches what the prompt shows when there is none. A page past the last result is a 404. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const query = termFrom(searchParams);
  const { page } = listStateFrom(searchParams);
  const variables = { query, page, searching: query !== '' };
  const { search: list } = await loadPage<SearchPageQuery>(context, searchPageQuery, variables);
  if (list && page && page > Math.max(1, list.pageCount)) throw data(`Page not found: ${pathname}${search}`, { status: 404 });
  return { variables };
}
