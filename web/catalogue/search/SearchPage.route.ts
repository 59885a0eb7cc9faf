import { redirect, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import searchPageQuery, { type SearchPageQuery } from '../../__generated__/SearchPageQuery.graphql.ts';
import { loadFilteredList, requestedList, shouldRevalidate as isOtherList } from '../list/list-loader.ts';
import { listPath } from '../list/list-address.ts';
import { listSearch, listStateFrom } from '../list/list-url.rules.ts';
import { loadPage } from '../../framework/page/page.ts';
import { isVerbatimIn, searchAddress, termFrom, isSameCode, pricedPath } from './search.rules.ts';
import { graphql, readInlineData } from 'relay-runtime';
import type { searchRoute_codedProduct$key } from '../../__generated__/searchRoute_codedProduct.graphql.ts';
import { variantSearch } from '@storefront/domain/product/variant-search.rules.ts';
import type { searchRoute_pricedSearch$key } from '../../__generated__/searchRoute_pricedSearch.graphql.ts';
import type { ListState } from '../list/list-state.rules.ts';

/** Redirects a SKU to its product, and a term with a price in words to the same search with a price filter. */
export async function loader(args: LoaderFunctionArgs) {
  const parameters = new URL(args.request.url).searchParams;
  const query = termFrom(parameters);
  const verbatim = isVerbatimIn(parameters);
  const variables = { query, verbatim, searching: query !== '', ...requestedList(args.request) };
  const [queryRef, { productSearch, siteMatches }] = await loadPage<SearchPageQuery>(args, searchPageQuery, variables);
  const state = listStateFrom(parameters);
  const isPlain = listSearch(state) === '';
  const codedPath = productSearch && isPlain && codedProductPath(productSearch, query);
  if (codedPath) throw redirect(codedPath, 302);
  // Words that a page answers are spelt right.
  const answered = siteMatches?.some(({ kind }) => kind !== 'CATEGORY') === true && !verbatim ? query : null;
  const rewrittenPath = productSearch && rewrittenSearchPath(productSearch, state, verbatim, answered);
  if (rewrittenPath) throw redirect(rewrittenPath, 302);
  const cachedSearch = productSearch && (await loadFilteredList(args, productSearch, searchAddress(query, verbatim)));
  return { queryRef, cachedSearch };
}

/** Runs also for another term, and for the same one as it is spelt. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const [current, next] = [args.currentUrl.searchParams, args.nextUrl.searchParams];
  const isOtherSearch = termFrom(current) !== termFrom(next) || isVerbatimIn(current) !== isVerbatimIn(next);
  return isOtherSearch || isOtherList(args);
}

/** The one product, or variant, whose SKU is the term; null when none or several have it. */
function codedProductPath(search: searchRoute_codedProduct$key, term: string): string | null {
  const { products } = readInlineData(
    graphql`
      fragment searchRoute_codedProduct on ProductSearch @inline {
        products(first: 16, page: $page, filters: $filters, sort: $sort, facetSize: $facetSize) {
          edges {
            node {
              sku
              path
            }
            matchingVariant {
              sku
              selectedOptions {
                name
                value
              }
            }
          }
        }
      }
    `,
    search,
  );
  const paths = (products?.edges ?? []).flatMap(({ node: { sku, path }, matchingVariant }) => {
    if (matchingVariant && isSameCode(matchingVariant.sku, term)) return path + variantSearch(matchingVariant);
    return isSameCode(sku, term) ? path : [];
  });
  return paths.length === 1 ? (paths[0] ?? null) : null;
}

/** With its price as a filter, or as it is spelt where it was corrected although a page answers it; else null. */
function rewrittenSearchPath(
  search: searchRoute_pricedSearch$key,
  state: ListState,
  isVerbatim: boolean,
  answered: string | null,
): string | null {
  const { products } = readInlineData(
    graphql`
      fragment searchRoute_pricedSearch on ProductSearch @inline {
        products(first: 16, page: $page, filters: $filters, sort: $sort, facetSize: $facetSize) {
          correctedTerm
          understoodPrice {
            minimum
            maximum
            term
          }
        }
      }
    `,
    search,
  );
  if (products?.understoodPrice) return pricedPath(products.understoodPrice, state, isVerbatim);
  return answered !== null && products?.correctedTerm ? listPath(searchAddress(answered, true), state) : null;
}
