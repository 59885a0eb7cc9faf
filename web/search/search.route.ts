import type { LoaderFunctionArgs } from 'react-router';
import { ROOT_ID } from 'relay-runtime';
import searchPageQuery, { type SearchPageQuery } from '../__generated__/SearchPageQuery.graphql.ts';
import type { SearchResultsPaginationQuery } from '../__generated__/SearchResultsPaginationQuery.graphql.ts';
import { loadPage } from '../relay/page.ts';
import { loadThrough } from '../list/list-depth.ts';
import { settleList } from '../list/list-loader.ts';
import { listStateFrom, listVariables, PAGE_SIZE } from '../list/list.rules.ts';
import { searchAddress, termFrom } from './search.rules.ts';

/** Searches for the address's term, or fetches what the prompt shows when there is none. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = termFrom(searchParams);
  const state = listStateFrom(searchParams);
  const address = searchAddress(query);
  const list = listVariables(state);
  const variables = { query, searching: query !== '', ...list };
  const { found } = await loadPage<SearchPageQuery>(context, searchPageQuery, variables);
  settleList(address, searchParams, state, found);
  await loadThrough<SearchResultsPaginationQuery>(context, state, {
    parent: ROOT_ID,
    key: 'SearchResults_search',
    list: { ...list, query },
    more: () => import('../__generated__/SearchResultsPaginationQuery.graphql.ts'),
    variables: (after) => ({ query, first: PAGE_SIZE, after, ...list }),
  });
  return { variables };
}
