import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import searchPageQuery, { type SearchPageQuery } from '../__generated__/SearchPageQuery.graphql.ts';
import { loadFilteredList, requestedList, shouldRevalidate as isOtherList } from '../list/list-loader.ts';
import { loadPage } from '../relay/page.ts';
import { searchAddress, termFrom } from './search.rules.ts';

/** Loads the products that match the term in the URL; without a term, the prompt to give one. */
export async function loader(args: LoaderFunctionArgs) {
  const query = termFrom(new URL(args.request.url).searchParams);
  const variables = { query, searching: query !== '', ...requestedList(args.request) };
  const { productSearch } = await loadPage<SearchPageQuery>(args.context, searchPageQuery, variables);
  const cachedSearch = productSearch && (await loadFilteredList(args, productSearch, searchAddress(query)));
  return { variables, cachedSearch };
}

/** Also runs the loader again for another term. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return termFrom(args.currentUrl.searchParams) !== termFrom(args.nextUrl.searchParams) || isOtherList(args);
}
