import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { afterEach, expect, test } from 'vitest';
import type { CheckoutAmountsTestQuery } from './__generated__/CheckoutAmountsTestQuery.graphql.ts';
import { CartSums, CartTotal } from '../cart/CartTotal.tsx';
import { AgeDeclaration } from '../checkout/AgeDeclaration.tsx';
import { useDraft } from '../checkout/checkout-draft.ts';
import { CheckoutChanges } from '../checkout/CheckoutChanges.tsx';
import { DeliveryOptions } from '../checkout/DeliveryOptions.tsx';
import { ShopContext } from '../ui/shop/shop-context.ts';
import { renderWithRelay } from './render-with-relay.fixture.tsx';
import { shopFacts } from './shop-facts.fixture.ts';

afterEach(cleanup);

const price = (incVat: number) => ({ incVat: { pence: incVat }, exVat: { pence: Math.round(incVat / 1.2) } });

function Total() {
  const { cart } = useLazyLoadQuery<CheckoutAmountsTestQuery>(
    graphql`
      query CheckoutAmountsTestQuery @relay_test_operation {
        cart {
          ...CartTotal_cart
        }
      }
    `,
    {},
  );
  return (
    cart && (
      <>
        <CartSums cart={cart} />
        <CartTotal cart={cart} />
      </>
    )
  );
}

test('takes a discount off the basket’s total, and says what the shopper saves', () => {
  const discounts = [{ name: 'Autumn sale', amount: price(600) }];
  const lines = [{ quantity: 2, price: price(3_000), wasPrice: price(3_120), leadTime: 'STANDARD' }];
  renderWithRelay(<Total />, { Cart: () => ({ subtotal: price(6_000), discounts, lines }) });
  expect(screen.getByText(/^You save/).textContent).toBe('You save £2.00£2.40');
  expect(screen.getByText('Autumn sale').parentElement?.textContent).toContain('−£6.00');
  expect(screen.getByText('Total').parentElement?.textContent).toContain('£54.00');
});

test('the basket of a shop with deliveries of its own shows no charge, and says when there will be one', () => {
  renderWithRelay(
    <ShopContext value={shopFacts}>
      <Total />
    </ShopContext>,
    { Cart: () => ({ subtotal: price(6_000), discounts: [], lines: [{ leadTime: 'STANDARD' }] }) },
  );
  expect(screen.getByText('Delivery').parentElement?.textContent).toContain('Worked out at the checkout');
  expect(screen.getByText('Total before delivery').parentElement?.textContent).toContain('£60.00');
  expect(screen.queryByText(/free/i)).toBeNull();
});

test('offers the shop’s deliveries with their charges, the first chosen', async () => {
  const { user } = renderWithRelay(<DeliveryOptions postcode="LS1 4DT" optionId={null} error={undefined} />, {
    Cart: () => ({
      deliveryOptions: [
        {
          optionId: 'so_1',
          name: 'Standard',
          price: price(495),
          earliestDate: '2026-11-25',
          latestDate: '2026-11-27',
        },
        { optionId: 'so_2', name: 'By appointment', price: price(0), earliestDate: null, latestDate: null },
      ],
    }),
  });
  const [first, second] = screen.getAllByRole<HTMLInputElement>('radio');
  expect([first?.checked, second?.checked]).toEqual([true, false]);
  const card = within(screen.getByText('Standard').closest('label') as HTMLElement);
  card.getByText('£4.95');
  card.getByText(/^Get it Wednesday 25th November/);
  within(screen.getByText('By appointment').closest('label') as HTMLElement).getByText('Free');
  await user.click(second as HTMLInputElement);
  expect(JSON.parse(sessionStorage.getItem('checkout') ?? 'null')).toMatchObject({ deliveryOptionId: 'so_2' });
});

test.each([
  ['a shop without a choice', null, null],
  ['a place that it does not deliver to', [], 'We don’t deliver to LS1 4DT.'],
])('offers nothing for %s', (_, deliveryOptions, reason) => {
  renderWithRelay(<DeliveryOptions postcode="LS1 4DT" optionId={null} error={undefined} />, {
    Cart: () => ({ deliveryOptions }),
  });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByText(/deliver/)?.textContent ?? null).toBe(reason);
});

test('says what has changed, before and now', () => {
  render(
    <CheckoutChanges
      changes={[
        { kind: 'ITEM', name: 'Bari pendant', agreed: { pence: 4_800 }, now: null },
        { kind: 'DISCOUNT', name: 'Autumn sale', agreed: null, now: { pence: 600 } },
        { kind: 'TOTAL', name: null, agreed: { pence: 5_394 }, now: { pence: 594 } },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Bari pendant: £48.00 before, not in your order now',
    'Autumn sale: none before, −£6.00 now',
    'Total: £53.94 before, £5.94 now',
  ]);
});

function Declaration({ ages }: { ages: readonly (number | null)[] }) {
  const lines = ages.map((minimumAge) => ({ minimumAge }));
  return <AgeDeclaration lines={lines} declaredAge={useDraft()?.declaredAge ?? null} isRefused={false} />;
}

test('asks for the highest age of the lines, unticked, and again when a line asks for more', async () => {
  const { rerender } = render(<Declaration ages={[null, 16, 18]} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^I confirm that I am 18 or over\./ });
  expect(box.checked).toBe(false);
  await userEvent.click(box);
  expect(box.checked).toBe(true);
  rerender(<Declaration ages={[18, 21]} />);
  expect(box.checked).toBe(false);
});
