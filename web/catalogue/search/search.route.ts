import { redirect, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import searchPageQuery, { type SearchPageQuery } from '../../__generated__/SearchPageQuery.graphql.ts';
import { loadFilteredList, requestedList, shouldRevalidate as isOtherList } from '../list/list-loader.ts';
import { listSearch, listStateFrom } from '../list/list-url.rules.ts';
import { loadPage } from '../../relay/page.ts';
import { codedProductPath } from './coded-product.ts';
import { pricedSearchPath } from './priced-search.ts';
import { isVerbatimIn, searchAddress, termFrom } from './search.rules.ts';

/**
 * Loads the products that match the term in the URL; without a term, the prompt to give one. Redirects a SKU to its product, and a term
 * with a price in words to the same search with a price filter.
 */
export async function loader(args: LoaderFunctionArgs) {
  const parameters = new URL(args.request.url).searchParams;
  const query = termFrom(parameters);
  const verbatim = isVerbatimIn(parameters);
  const variables = { query, verbatim, searching: query !== '', ...requestedList(args.request) };
  const { productSearch } = await loadPage<SearchPageQuery>(args.context, searchPageQuery, variables);
  const state = listStateFrom(parameters);
  const isPlain = listSearch(state) === '';
  const codedPath = productSearch && isPlain && codedProductPath(productSearch, query);
  if (codedPath) throw redirect(codedPath, 302);
  const pricedPath = productSearch && pricedSearchPath(productSearch, state, verbatim);
  if (pricedPath) throw redirect(pricedPath, 302);
  const cachedSearch = productSearch && (await loadFilteredList(args, productSearch, searchAddress(query, verbatim)));
  return { variables, cachedSearch };
}

/** Also runs the loader again for another term, and for the same one as it is spelt. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const [current, next] = [args.currentUrl.searchParams, args.nextUrl.searchParams];
  const isOtherSearch = termFrom(current) !== termFrom(next) || isVerbatimIn(current) !== isVerbatimIn(next);
  return isOtherSearch || isOtherList(args);
}
