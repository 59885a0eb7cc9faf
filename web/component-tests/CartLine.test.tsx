import { cleanup, screen } from '@testing-library/react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { expect, test, vi } from 'vitest';
import type { CartLineTestQuery } from './__generated__/CartLineTestQuery.graphql.ts';
import type { CartClient } from '../cart/client/cart-client.ts';
import type { CartStatus } from '../cart/client/cart-status.ts';
import { CartClientContext } from '../cart/client/useCartClient.ts';
import { CartLine } from '../cart/line/CartLine.tsx';
import { CartContext, type CartControls } from '../cart/useCart.ts';
import { renderWithRelay } from './render-with-relay.fixture.tsx';

const KEY = 'bari';
const views = (pence: number) => ({
  incVat: { pence, amount: (pence / 100).toFixed(4) },
  exVat: { pence: Math.round(pence / 1.2), amount: (pence / 120).toFixed(4) },
});

/** Two pendants at £48 each; the stock is eight. */
const goods = { name: 'Bari pendant', sku: 'ORD-1', path: '/bari/', quantity: 2, maximumQuantity: 8 };
const line = {
  ...goods,
  stock: { status: 'IN_STOCK', expectedOn: null },
  product: { minimumQuantity: 1, quantityMultiple: 1 },
  isModifier: false,
  canChangeQuantity: true,
  selectedOptions: [{ name: 'Finish', value: 'Brass' }],
  price: { ...views(4_800), unitPricing: { ...views(2_400), per: 'metre' } },
  lineTotal: views(9_600),
  wasPrice: null,
  wasRegularPrice: false,
  previousPrice: null,
};

const idle = { isReading: false, isRefilled: false, isSettled: true, failure: null, removedName: null };
const settled: CartStatus = { ...idle, unsaved: new Set(), problems: new Map() };

function Subject() {
  const { cart } = useLazyLoadQuery<CartLineTestQuery>(
    graphql`
      query CartLineTestQuery @relay_test_operation {
        cart {
          lines {
            ...CartLine_line
          }
        }
      }
    `,
    {},
  );
  return (
    <ul>
      {cart?.lines.map((reference) => (
        <CartLine key={KEY} line={reference} lineKey={KEY} added={false} />
      ))}
    </ul>
  );
}

/** The line as the cart shows it; calls of the cart client are recorded. */
function setUp(changes: object = {}, status: Partial<CartStatus> = {}) {
  const shown = { ...settled, ...status };
  const client = {
    setQuantity: vi.fn<CartClient['setQuantity']>(),
    remove: vi.fn<CartClient['remove']>(),
    settle: vi.fn<CartClient['settle']>(() => Promise.resolve(true)),
    status: () => shown,
    subscribe: () => () => {},
  };
  const cart = { closeDrawer: vi.fn<CartControls['closeDrawer']>() };
  const { user } = renderWithRelay(
    <CartContext value={cart as Partial<CartControls> as CartControls}>
      <CartClientContext value={client as Partial<CartClient> as CartClient}>
        <Subject />
      </CartClientContext>
    </CartContext>,
    { CartLine: () => ({ ...line, ...changes }) },
  );
  return { user, client, cart, text: screen.getByRole('listitem').textContent };
}

test('shows the product, its quantity, the price of each and the total', () => {
  const { text } = setUp({}, { unsaved: new Set(['other']), problems: new Map([['other', 'Refused.']]) });
  expect(screen.getByRole('link', { name: 'Bari pendant' }).getAttribute('href')).toBe('/bari/');
  expect(text).toContain('Bari pendantORD-1 · Brass');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of Bari pendant' }).value).toBe('2');
  expect(screen.getByText('£96.00')).toBeDefined();
  expect(screen.getByText('£48.00')).toBeDefined();
  expect(text).toMatch(/£48\.00 inc VAT each£24\.00 per metre/);
  expect(text).not.toMatch(/RRP|price has changed|Not saved yet/);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  [{ status: 'OUT_OF_STOCK', expectedOn: null }, 'This has sold out since you added it.'],
  [{ status: 'PREORDER', expectedOn: '2030-01-31' }, 'ordered online just now. Pre-order: expected 31 January 2030.'],
  [{ status: 'UNAVAILABLE', expectedOn: null }, 'This is not available at the moment.'],
])('that is now %j says so', (stock, words) => {
  expect(setUp({ maximumQuantity: 0, stock }).text).toContain(words);
  expect(screen.queryByRole('button', { name: /^Change to/ })).toBeNull();
});

test('strikes through the old price, beside the total of one or the price of each', () => {
  const one = setUp({ quantity: 1, lineTotal: views(4_800), wasPrice: views(6_000) });
  expect(one.text).toContain('£24.00 per metre');
  expect(screen.getByText('£60.00').closest('s')).not.toBeNull();
  cleanup();
  expect(setUp({ wasPrice: views(6_000) }).text).toMatch(/£48\.00.*each.*RRP.*£60\.00/);
  cleanup();
  expect(setUp({ wasPrice: views(6_000), wasRegularPrice: true }).text).toMatch(/each ?Was £50\.00 ?£60\.00/);
});

test('changes the quantity by the stepper, removes the line by Remove, and closes the drawer by its link', async () => {
  const { user, client, cart } = setUp();
  await user.click(screen.getByRole('button', { name: 'Increase' }));
  expect(client.setQuantity.mock.calls).toEqual([[KEY, 3]]);
  await user.click(screen.getByRole('button', { name: /^Remove\W+Bari pendant$/ }));
  expect(client.remove.mock.calls).toEqual([[KEY]]);
  await user.click(screen.getByRole('link', { name: 'Bari pendant' }));
  expect(cart.closeDrawer).toHaveBeenCalledOnce();
});

test('stops at the stock available, and says so', () => {
  const { text } = setUp({ quantity: 8 });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Increase' }).disabled).toBe(true);
  expect(text).toContain('You have reached the maximum available stock for this item.');
});

test('offers no stepper for an add-on, whose quantity follows its parent’s', () => {
  const { text } = setUp({ isModifier: true, canChangeQuantity: false });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(text).toContain('Quantity 2');
});

test('shows the old and the new price when it has changed since the line was added', () => {
  const { text } = setUp({ previousPrice: views(4_200) });
  expect(text).toMatch(/The price has changed since you added this: was.*£42\.00.*now.*£48\.00/);
});

test('offers to reduce the quantity to the stock left', async () => {
  const { user, client, text } = setUp({ quantity: 5, maximumQuantity: 3 });
  expect(text).toContain('only 3 left.');
  await user.click(screen.getByRole('button', { name: 'Change to 3' }));
  expect(client.setQuantity.mock.calls).toEqual([[KEY, 3]]);
});

test('shows why the shop refused a change, and retries one that is not saved yet by a button', async () => {
  const problems = new Map([[KEY, 'Only 4 of this are left.']]);
  const { user, client, text } = setUp({}, { unsaved: new Set([KEY]), problems });
  expect(screen.getByRole('alert').textContent).toBe('Only 4 of this are left.');
  expect(text).toContain('Not saved yet');
  await user.click(screen.getByRole('button', { name: 'Retry saving Bari pendant' }));
  expect(client.settle).toHaveBeenCalledOnce();
});
