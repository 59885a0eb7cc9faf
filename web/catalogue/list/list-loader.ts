import {
  commitLocalUpdate,
  ConnectionHandler,
  fetchQuery,
  graphql,
  readInlineData,
  type Environment,
} from 'relay-runtime';
import { data, redirect, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { listLoader_collection$key } from '../../__generated__/listLoader_collection.graphql.ts';
import type { ProductListPaginationQuery } from '../../__generated__/ProductListPaginationQuery.graphql.ts';
import { relayContext } from '../../relay/environment.ts';
import { cacheableSearch } from './applied-filters.rules.ts';
import { listPath, type ListAddress } from './list-address.ts';
import { listVariables, PAGE_SIZE, supportedState, type ListState } from './list-state.rules.ts';
import { canonicalSearch, listSearch, listStateFrom } from './list-url.rules.ts';
import { pageNotFoundMessage } from '../../framework/navigation/page-not-found.ts';

interface PastTheEnd {
  message: string;
  firstPage: string;
}

/** Every query of a page with a list takes them. */
export function requestedList({ url }: Request): ReturnType<typeof listVariables> {
  return listVariables(listStateFrom(new URL(url).searchParams));
}

/** Redirects to the canonical URL, 404 past the end. Resolves to the search to cache by; null for an empty list. */
export async function loadFilteredList(
  { context, request }: LoaderFunctionArgs,
  collection: listLoader_collection$key,
  address: ListAddress,
): Promise<string | null> {
  const { id, products } = readInlineData(
    graphql`
      fragment listLoader_collection on ProductCollection @inline {
        id
        products(first: 16, page: $page, filters: $filters, sort: $sort, facetSize: $facetSize) {
          pageCount
          applied {
            inStock
            onSale
          }
        }
      }
    `,
    collection,
  );
  const { pathname, search, searchParams } = new URL(request.url);
  const state = listStateFrom(searchParams);
  if (products) {
    const canonical = canonicalSearch(
      searchParams,
      supportedState(state, products.applied, products.pageCount),
      address.own,
    );
    if (canonical !== null) throw redirect(address.path + canonical, 302);
    if (state.page && state.page > Math.max(1, products.pageCount)) {
      const pastTheEnd: PastTheEnd = {
        message: pageNotFoundMessage(address.path),
        firstPage: listPath(address, { ...state, page: null }),
      };
      throw data(pastTheEnd, { status: 404 });
    }
  }
  if (pathname !== address.path) throw redirect(address.path + search, 301);
  if (state.through) await loadThrough(context.get(relayContext), id, state, state.through);
  return products && products.pageCount > 0 ? cacheableSearch(state, address.own) : null;
}

/** As presses of "Show more" would; pages that the store has are not fetched again. */
async function loadThrough(environment: Environment, id: string, state: ListState, through: number): Promise<void> {
  const { default: query } = await import('../../__generated__/ProductListPaginationQuery.graphql.ts');
  const variables = listVariables(state);
  for (let { shown, after } = loadedPart(environment, id, state); shown <= PAGE_SIZE * (through - 1) && after;) {
    await fetchQuery<ProductListPaginationQuery>(environment, query, { id, after, ...variables }).toPromise();
    const next = loadedPart(environment, id, state);
    if (next.shown <= shown) return;
    ({ shown, after } = next);
  }
}

function loadedPart(environment: Environment, id: string, state: ListState): { shown: number; after: string | null } {
  const { filters, page, sort } = listVariables(state);
  const part = { shown: 0, after: null as string | null };
  commitLocalUpdate(environment, (store) => {
    const collection = store.get(id);
    const list =
      collection && ConnectionHandler.getConnection(collection, 'ProductList_products', { filters, page, sort });
    part.shown = list?.getLinkedRecords('edges')?.length ?? 0;
    part.after = (list?.getLinkedRecord('pageInfo')?.getValue('endCursor') as string | null | undefined) ?? null;
  });
  return part;
}

/** Not for a chosen variant, a campaign's name or an open sheet. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname
    ? listSearch(listStateFrom(currentUrl.searchParams)) !== listSearch(listStateFrom(nextUrl.searchParams))
    : defaultShouldRevalidate;
}
