import { cleanup, screen, within } from '@testing-library/react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { RouterContextProvider, useSearchParams } from 'react-router';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { FilteredListTestQuery } from './__generated__/FilteredListTestQuery.graphql.ts';
import { FilteredList } from '../catalogue/list/FilteredList.tsx';
import { listStateFrom } from '../catalogue/list/list-url.rules.ts';
import { loadFilteredList, requestedList, shouldRevalidate } from '../catalogue/list/list-loader.ts';
import { relayContext } from '../relay/environment.ts';
import { Announcer } from '../ui/Announcer.tsx';
import { renderWithRelay } from './render-with-relay.fixture.tsx';

const address = { path: '/featured/', own: [] };

/** A page of a list: the products from one position to another, of `total`. */
const unfiltered = { facets: [], brands: [], inStockCount: null, onSaleCount: null, priceBounds: null };
const page = (from: number, to: number, total: number) => ({
  ...unfiltered,
  __typename: 'ProductConnection',
  totalCount: total,
  pageCount: Math.ceil(total / 16),
  applied: { brands: [], inStock: false, onSale: false },
  edges: Array.from({ length: to - from + 1 }, (_, index) => ({
    cursor: `cursor-${from + index}`,
    matchingVariant: null,
    node: {
      id: `product-${from + index}`,
      name: `Lamp ${from + index}`,
      path: `/lamp-${from + index}/`,
      // Out of stock, because the add button needs a cart.
      stock: { status: 'OUT_OF_STOCK', maximumQuantity: 0, expectedOn: null },
    },
  })),
  pageInfo: { endCursor: `cursor-${to}`, hasNextPage: to < total },
});

const query = graphql`
  query FilteredListTestQuery($page: Int, $filters: ProductFilters, $sort: ProductSort, $facetSize: Int)
  @relay_test_operation {
    featuredCollection {
      ...listLoader_collection
      ...FilteredList_collection
    }
  }
`;

function Subject() {
  const [searchParams] = useSearchParams();
  const variables = requestedList(new Request(`http://shop.example/featured/?${searchParams.toString()}`));
  const { featuredCollection } = useLazyLoadQuery<FilteredListTestQuery>(query, variables);
  return (
    <FilteredList
      collection={featuredCollection}
      address={address}
      state={listStateFrom(searchParams)}
      empty={<p>No featured products right now</p>}
    />
  );
}

function setUp(products: object, search = '') {
  return renderWithRelay(
    <Announcer>
      <Subject />
    </Announcer>,
    { FeaturedCollection: () => ({ id: 'featured', products }) },
    { address: address.path + search },
  );
}

/** The answer to "Show more". The payload generator knows no types of other operations: the cards are filled in. */
function answerOf(
  operation: ReturnType<ReturnType<typeof setUp>['pending']>,
  { edges, ...list }: ReturnType<typeof page>,
) {
  const { data } = MockPayloadGenerator.generate(operation) as {
    data: { node: { products: typeof list & { edges: { node: object }[] } } };
  };
  const card = data.node.products.edges[0]?.node;
  const products = {
    ...list,
    edges: edges.map(({ node, ...edge }) => ({ ...edge, node: { ...card, ...node, __typename: 'Product' } })),
  };
  return { node: { ...data.node, __typename: 'FeaturedCollection', id: 'featured', products } };
}

const cards = () => [...document.querySelectorAll('article')];
const loadMore = () => screen.getByRole('link', { name: /^(Show more|Try again)$/ });

test('loads more by the collection’s id, focuses the first new product, and announces how many are shown', async () => {
  const { answer, pending, user } = setUp(page(1, 16, 20), '?sort=name');
  expect(cards()).toHaveLength(16);
  expect(loadMore().getAttribute('href')).toBe('/featured/?sort=name&page=2');

  await user.click(loadMore());
  const operation = pending();
  expect(operation.request.node.operation.name).toBe('ProductListPaginationQuery');
  const part = { id: 'featured', first: 16, after: 'cursor-16' };
  expect(operation.request.variables).toEqual({ ...part, page: null, filters: null, sort: 'NAME', facetSize: 10 });
  await answer(answerOf(operation, page(17, 20, 20)));
  expect(cards()).toHaveLength(20);
  expect(document.activeElement?.getAttribute('href')).toBe('/lamp-17/');
  expect(screen.getByText('4 more products. 20 of 20 shown.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
});

test('shows an error when the next products cannot be loaded, and retries', async () => {
  const { environment, fail, user } = setUp(page(1, 1, 20));
  await user.click(loadMore());
  await fail(new Error('The connection was reset.'));
  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t load more products.');
  expect(loadMore().textContent).toBe('Try again');
  await user.click(loadMore());
  expect(environment.mock.getAllOperations()).toHaveLength(1);
});

test('starts at the page of the URL, with a link to the one before', () => {
  setUp(page(17, 20, 20), '?page=2');
  expect(screen.getByText('17–20 of 20 shown')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Show previous products' }).getAttribute('href')).toBe('/featured/');
});

test('a list without products keeps its filters, each with a link that removes it', () => {
  setUp(page(1, 0, 0), '?brand=nobody&filter.Finish=Tartan');
  expect(screen.getByRole('heading', { name: 'No products match all your filters' })).toBeDefined();
  const chosen = within(screen.getByRole('list', { name: 'Selected filters' })).getAllByRole('link');
  expect(chosen.map((link) => `${link.textContent}: ${link.getAttribute('href')}`)).toEqual([
    'Remove filter Brand: nobody: /featured/?filter.Finish=Tartan',
    'Remove filter Finish: Tartan: /featured/?brand=nobody',
    'Clear all: /featured/',
  ]);
  expect(screen.getByRole('link', { name: 'Without Brand: nobody' }).getAttribute('href')).toBe(
    '/featured/?filter.Finish=Tartan',
  );
});

test('a list of one finish links to the page of that finish', () => {
  setUp(page(1, 16, 20), '?filter.Finish=Satin+Brass');
  const link = screen.getByRole('link', { name: 'Match Satin Brass across the shop' });
  expect(link.getAttribute('href')).toBe('/finishes/satin-brass');
});

test('shows the page’s own empty state when the collection has no products', () => {
  setUp(page(1, 0, 0));
  expect(screen.getByText('No featured products right now')).toBeDefined();
});

describe('the loader of a page with a list', () => {
  /** Returns what the loader threw, the query string to cache with, and the cursors that it loaded pages after. */
  async function load(url: string, environment = createMockEnvironment()) {
    const request = new Request(`http://shop.example${url}`);
    const page1 = createOperationDescriptor(getRequest(query), requestedList(request));
    const resolvers = { FeaturedCollection: () => ({ id: 'featured', products: page(1, 16, 40) }) };
    const { data } = MockPayloadGenerator.generate(page1, resolvers) as { data: Record<string, unknown> };
    environment.commitPayload(page1, data);
    const { featuredCollection } = environment.lookup(page1.fragment).data as FilteredListTestQuery['response'];
    const context = new RouterContextProvider();
    context.set(relayContext, environment);
    const cursors: unknown[] = [];
    for (const from of [17, 33])
      environment.mock.queueOperationResolver((operation) => {
        cursors.push(operation.request.variables.after);
        return { data: answerOf(operation, page(from, Math.min(from + 15, 40), 40)) };
      });
    const loaded = loadFilteredList({ context, request, params: {} } as never, featuredCollection, address);
    return loaded.then(
      (cachedSearch) => ({ thrown: undefined, cachedSearch, cursors }),
      (thrown: unknown) => ({ thrown, cachedSearch: undefined, cursors }),
    );
  }

  test.each([
    ['/Featured', 301, '/featured/'],
    ['/featured/?page=2&sort=name', 302, '/featured/?sort=name&page=2'],
  ])('redirects %s with %d to %s', async (url, status, location) => {
    const { thrown } = await load(url);
    expect(thrown).toBeInstanceOf(Response);
    expect([(thrown as Response).status, (thrown as Response).headers.get('location')]).toEqual([status, location]);
  });

  test('answers 404 past the end, with a link to the first page', async () => {
    expect((await load('/featured/?sort=name&page=4')).thrown).toMatchObject({
      init: { status: 404 },
      data: { firstPage: '/featured/?sort=name' },
    });
  });

  test('loads the pages that the URL has', async () => {
    expect(await load('/featured/?sort=name&page=1-3')).toEqual({
      cachedSearch: '?sort=name&page=1-3',
      cursors: ['cursor-16', 'cursor-32'],
    });
    expect(await load('/featured/')).toEqual({ cachedSearch: '', cursors: [] });
    expect((await load('/featured/?min-price=5')).cachedSearch).toBeNull();
  });

  test.each([
    ['another page', '/featured/', '/featured/?page=2', true],
    ['another filter', '/featured/', '/featured/?filter.Base=E27', true],
    ['a campaign parameter', '/featured/', '/featured/?utm_source=mail', false],
    ['a chosen variant', '/lamp-1/', '/lamp-1/?finish=brass', false],
  ])('%s: from %s to %s, revalidates: %s', (_, current, next, runs) => {
    const url = (path: string) => new URL(path, 'http://shop.example');
    const given = { currentUrl: url(current), nextUrl: url(next), defaultShouldRevalidate: true };
    expect(shouldRevalidate(given as never)).toBe(runs);
  });
});

test('has filters beside the products, unless a small screen shows them in a sheet', () => {
  setUp(page(1, 1, 1));
  const side = () => screen.queryByRole('complementary', { name: 'Filters' });
  expect(side()).not.toBeNull();
  cleanup();
  const matchMedia = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('max-width: 1023.98px') } as MediaQueryList),
    );
  onTestFinished(() => matchMedia.mockRestore());
  setUp(page(1, 1, 1));
  expect(side()).toBeNull();
  expect(cards()).toHaveLength(1);
});
