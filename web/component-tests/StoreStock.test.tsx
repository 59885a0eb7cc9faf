import { screen } from '@testing-library/react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { expect, test } from 'vitest';
import type { StoreStockTestQuery } from './__generated__/StoreStockTestQuery.graphql.ts';
import { StoreStock } from '../catalogue/product/purchase/StoreStock.tsx';
import { renderWithRelay } from './render-with-relay.fixture.tsx';

function Subject({ quantity = 1 }: { quantity?: number }) {
  const { product } = useLazyLoadQuery<StoreStockTestQuery>(
    graphql`
      query StoreStockTestQuery @relay_test_operation {
        product(path: "/lamp/") {
          ...StoreStock_product
          variants {
            ...StoreStock_variant
          }
        }
      }
    `,
    {},
  );
  return product && <StoreStock product={product} variant={product.variants?.[0] ?? null} quantity={quantity} />;
}

const store = (name: string, level: number, readyHours: number | null = null) => ({
  level,
  store: { id: name, name, readyHours },
});
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('says what each store has and when it is ready, and hides the many behind a summary', () => {
  const storeStock = [
    store('Leeds', 9, 1),
    store('York', 4, 2),
    ...['Hull', 'Bath', 'Ely'].map((name) => store(name, 1)),
  ];
  renderWithRelay(<Subject />, { Product: () => ({ storeStock, variants: [] }) });
  expect(rows().slice(0, 3)).toEqual(['Leeds: 9, ready in 1 hour', 'York: 4, ready in 2 hours', 'Hull: 1']);
  expect(screen.getByText('1 more store').closest('details')?.textContent).toContain('Ely: 1');
  expect(screen.getByText('Hours count while a store is open.')).toBeDefined();
});

test('promises nothing from a store that has fewer than are wanted', () => {
  renderWithRelay(<Subject quantity={5} />, {
    Product: () => ({ storeStock: [store('Leeds', 9, 1), store('York', 4, 2)], variants: [] }),
  });
  expect(rows()).toEqual(['Leeds: 9, ready in 1 hour', 'York: 4']);
});

test('follows the chosen variant', () => {
  renderWithRelay(<Subject />, {
    Product: () => ({ storeStock: [store('Leeds', 9)], variants: [{ storeStock: [store('York', 2)] }] }),
  });
  expect(rows()).toEqual(['York: 2']);
  expect(screen.queryByText('Hours count while a store is open.')).toBeNull();
});

test.each([
  ['no store has any', []],
  ['stores cannot be read', null],
])('shows nothing where %s', (_, storeStock) => {
  renderWithRelay(<Subject />, { Product: () => ({ storeStock, variants: [] }) });
  expect(screen.queryByText(/In our stores/)).toBeNull();
});
