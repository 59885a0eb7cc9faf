import { screen } from '@testing-library/react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { expect, test } from 'vitest';
import type { ProductCardTestQuery } from './__generated__/ProductCardTestQuery.graphql.ts';
import { ProductCard } from '../catalogue/product/ProductCard.tsx';
import { renderWithRelay } from './render-with-relay.fixture.tsx';

function Subject() {
  const { product } = useLazyLoadQuery<ProductCardTestQuery>(
    graphql`
      query ProductCardTestQuery @relay_test_operation {
        product(path: "/lamp/") {
          ...ProductCard_product
        }
      }
    `,
    {},
  );
  return product && <ProductCard product={product} />;
}

// Out of stock, because the add button needs a cart.
const stock = { status: 'OUT_OF_STOCK', maximumQuantity: 0 };

test('shows the name without the brand above it; the accessible name stays whole', () => {
  const product = { name: 'Heritage Brass Vintage Switch', brand: { name: 'Heritage Brass' }, listRating: null, stock };
  renderWithRelay(<Subject />, { Product: () => product });
  const link = screen.getByRole('link', { name: 'Heritage Brass Vintage Switch' });
  expect(link.lastChild?.textContent).toBe('Vintage Switch');
  expect(screen.queryByText(/out of 5/)).toBeNull();
});

test('shows the rating and the number of reviews, said in words', () => {
  renderWithRelay(<Subject />, { Product: () => ({ name: 'Lamp', listRating: { average: 4.3, count: 12 }, stock }) });
  expect(screen.getByText('4.3 out of 5, 12 reviews').dataset.halfStars).toBe('9');
});

test('Tab stops at all controls but Quick View', () => {
  const product = { name: 'Lamp', energyClass: 'E', variantCount: 3, stock: { status: 'PLENTY', maximumQuantity: 9 } };
  renderWithRelay(<Subject />, { Product: () => product });
  const controls = [...screen.getByRole('article').querySelectorAll<HTMLElement>('a, button')];
  expect(controls).toHaveLength(6);
  expect(controls.filter(({ tabIndex }) => tabIndex < 0)).toEqual([
    screen.getByRole('button', { name: /^Quick View/ }),
  ]);
});

test('shows both views of a price, its price per unit of measure and the price before a sale', () => {
  const unitPricing = { incVat: { amount: '1.2500' }, exVat: { amount: '0.9990' }, per: '100 ml' };
  const price = { incVat: { pence: 5 }, exVat: { pence: 4, amount: '0.0417' }, unitPricing };
  const wasPrice = { incVat: { pence: 9 }, exVat: { pence: 8, amount: '0.0750' } };
  const prices = { price, fromPrice: null, wasPrice, wasRegularPrice: true };
  renderWithRelay(<Subject />, { Product: () => ({ name: 'Bolt', ...prices, stock }) });
  expect(screen.getByText('£0.09').closest('s')?.previousSibling?.textContent).toBe('Was ');
  expect(screen.getByText('£0.0417')).toBeDefined();
  expect(screen.getByText('£0.05')).toBeDefined();
  for (const text of ['£1.25 per 100 ml', '99.9p per 100 ml ex VAT', '£1.25 per 100 ml inc VAT'])
    expect(screen.getByText(text)).toBeDefined();
});

test.each([true, false])('says that it is on sale, and what it is chosen by: %s', (onSale) => {
  const highlights = [
    { name: 'IP Rating', value: 'IP65' },
    { name: 'Beam Angle (°)', value: '60' },
  ];
  renderWithRelay(<Subject />, { Product: () => ({ name: 'Lamp', onSale, highlights, options: [], stock }) });
  expect(screen.queryByText('Sale') !== null).toBe(onSale);
  expect(screen.getByText('IP65 · 60° beam')).toBeDefined();
});
