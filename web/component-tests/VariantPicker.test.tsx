import { screen, within } from '@testing-library/react';
import { useRef } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { expect, test } from 'vitest';
import type { VariantPickerTestQuery } from './__generated__/VariantPickerTestQuery.graphql.ts';
import { useVariantSelection } from '../catalogue/product/variant/useVariantSelection.ts';
import { VariantPicker } from '../catalogue/product/variant/VariantPicker.tsx';
import { renderWithRelay } from './render-with-relay.fixture.tsx';

/** A lamp in two finishes and two sizes: large brass is sold out, large chrome does not exist. */
const lamp = {
  options: [
    {
      name: 'Finish',
      values: [
        { label: 'Brass', swatch: { colour: '#b08d57', edge: '#8a6d3b' } },
        { label: 'Chrome', swatch: null },
      ],
    },
    { name: 'Size', values: ['Small', 'Large'].map((label) => ({ label, swatch: null })) },
  ],
  variants: [variant('Brass', 'Small', 4), variant('Brass', 'Large', 0), variant('Chrome', 'Small', null)],
};

function variant(finish: string, size: string, maximumQuantity: number | null) {
  const option = (name: string, value: string) => ({ name, value });
  return { selectedOptions: [option('Finish', finish), option('Size', size)], stock: { maximumQuantity } };
}

function Subject({ problem = null }: { problem?: { name: string; message: string } | null }) {
  const { product } = useLazyLoadQuery<VariantPickerTestQuery>(
    graphql`
      query VariantPickerTestQuery @relay_test_operation {
        product(path: "/bari/") {
          options {
            name
            values {
              label
            }
          }
          variants {
            selectedOptions {
              name
              value
            }
            stock {
              maximumQuantity
            }
          }
          ...VariantPicker_product
        }
      }
    `,
    {},
  );
  const options = product?.options ?? [];
  const variants = product?.variants ?? [];
  const { selection, choose } = useVariantSelection(options, variants);
  const ref = useRef<HTMLDivElement>(null);
  if (!product) return null;
  return (
    <VariantPicker
      ref={ref}
      product={product}
      variants={variants}
      selection={selection}
      onChoose={choose}
      problem={problem}
    />
  );
}

const finish = () => screen.getByRole('group', { name: /^Finish/ });
const size = () => screen.getByRole('group', { name: /^Size/ });

test('selects the first value of each option except the finish', () => {
  renderWithRelay(<Subject />, { Product: () => lamp });
  expect(within(size()).getByRole('radio', { name: 'Small', checked: true })).toBeDefined();
  expect(within(finish()).queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.getByRole('group', { name: 'Finish Required' })).toBeDefined();
});

test('shows a chosen value at once, and adds it to the URL', async () => {
  const { router, user } = renderWithRelay(<Subject />, { Product: () => lamp }, { address: '/bari/?from=search' });
  await user.click(within(finish()).getByRole('radio', { name: 'Brass' }));
  expect(screen.getByRole('group', { name: 'Finish Brass' })).toBeDefined();
  expect(within(finish()).getByRole('radio', { name: 'Brass', checked: true })).toBeDefined();
  await expect.poll(() => router.state.location.search).toBe('?finish=brass&from=search');
});

test.each([
  ['sold out', 'brass', /^Large\W+sold out$/],
  ['not made', 'chrome', /^Large\W+not available in this combination$/],
])('marks a value that is %s with the rest of the selection, and lets it be chosen', async (_, chosen, name) => {
  const { user } = renderWithRelay(<Subject />, { Product: () => lamp }, { address: `/bari/?finish=${chosen}` });
  expect(within(size()).getByRole('radio', { name: 'Small' })).toBeDefined();
  await user.click(within(size()).getByRole('radio', { name }));
  expect(within(size()).getByRole('radio', { name, checked: true })).toBeDefined();
});

test('shows a missing choice beside its option, as an alert and as the description of its values', () => {
  const message = 'Please select a finish.';
  renderWithRelay(<Subject problem={{ name: 'Finish', message }} />, { Product: () => lamp });
  expect(within(finish()).getByRole('alert').textContent).toBe(message);
  expect(within(finish()).getByRole('radio', { name: 'Brass', description: message })).toBeDefined();
  expect(within(size()).queryByRole('alert')).toBeNull();
});
