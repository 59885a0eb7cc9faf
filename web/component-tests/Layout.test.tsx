import { screen } from '@testing-library/react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { expect, test } from 'vitest';
import type { LayoutTestQuery } from './__generated__/LayoutTestQuery.graphql.ts';
import { Layout } from '../layout/Layout.tsx';
import { RecyclingNote } from '../catalogue/product/specifications/ProductSpecifications.tsx';
import { renderWithRelay } from './render-with-relay.fixture.tsx';

function Subject() {
  const query = useLazyLoadQuery<LayoutTestQuery>(
    graphql`
      query LayoutTestQuery @relay_test_operation {
        ...Layout_query
      }
    `,
    {},
  );
  return (
    <Layout query={query}>
      <RecyclingNote />
    </Layout>
  );
}

/** The paths of content pages that the layout, its forms and a product's notice link to without being told of them. */
const EXPECTED = ['/about-us/', '/privacy/', '/trade/', '/weee/'];

/** Renders the layout, and returns which of the expected pages it links to. */
function linkedPages(pages: readonly string[] | null) {
  renderWithRelay(<Subject />, { Query: () => ({ pages: pages && pages.map((path) => ({ path, title: path })) }) });
  const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  return EXPECTED.filter((path) => paths.includes(path));
}

test.each([
  ['that the shop API has', EXPECTED, EXPECTED],
  ['but not to those that it does not have', [], []],
  ['also when they could not be fetched', null, EXPECTED],
])('links to the content pages %s', (_, pages, links) => {
  expect(linkedPages(pages)).toEqual(links);
  if (links.length === 0) expect(screen.getByText('Monthly. Unsubscribe at any time.')).toBeDefined();
});

test.each([
  ['/', true],
  ['/quick-order', false],
  ['/account/orders', false],
])('whether %s ends with trade message and newsletter: %s', (address, isShown) => {
  const answer = { Query: () => ({ pages: [] }), TradeMessage: () => ({ title: 'Buying for a project?' }) };
  renderWithRelay(<Subject />, answer, { address });
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names.includes('Buying for a project?')).toBe(isShown);
  expect(names.includes('Subscribe to our Newsletter')).toBe(isShown);
});
