import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testCharges } from '@storefront/domain/delivery/charges.fixture.ts';
import { USUAL_DISPATCH } from '@storefront/domain/delivery/dates.rules.ts';
import { SERVER_TIME_ENTRY } from '@storefront/domain/server-time.rules.ts';
import type { DeliveryDatesTestQuery } from './__generated__/DeliveryDatesTestQuery.graphql.ts';
import { CartSums, CartTotal } from '../cart/CartTotal.tsx';
import { DeliveryPromise } from '../cart/delivery/DeliveryPromise.tsx';
import { forgetPostcode } from '../cart/delivery/postcode-cookie.ts';
import { ShippingDetails } from '../cart/delivery/ShippingDetails.tsx';
import { CartContext, type CartControls } from '../cart/useCart.ts';
import { emptyAddress } from '../checkout/checkout.rules.ts';
import { CheckoutSums } from '../checkout/summary/CheckoutSums.tsx';
import { useCheckoutCart } from '../checkout/useCheckoutCart.ts';
import { Announcer } from '../ui/Announcer.tsx';
import { ShopContext, type ShopFacts } from '../ui/shop/shop-context.ts';
import { renderWithRelay } from './render-with-relay.fixture.tsx';
import { shopFacts } from './shop-facts.fixture.ts';

const BEFORE_CUT_OFF = '2026-11-24T12:59:59Z';
const AFTER_CUT_OFF = '2026-11-24T13:00:00Z';
const AFTER = 'the working day after your transfer arrives';
const AFTER_TRANSFER = `Dispatched ${AFTER}`;

const shop = (awaitsTransfer: boolean): ShopFacts => ({
  ...shopFacts,
  stores: [{ id: 's1', city: 'Leeds' }],
  delivery: testCharges,
  dispatch: { ...USUAL_DISPATCH, awaitsTransfer },
});

/** The delivery of a product page, of the drawer, which is also the basket's, and the page's terms. */
function Pages({ quantity = 1 }: { quantity?: number }) {
  const { product, cart } = useLazyLoadQuery<DeliveryDatesTestQuery>(
    graphql`
      query DeliveryDatesTestQuery @relay_test_operation {
        product(path: "/lamp/") {
          ...DeliveryPromise_product
        }
        cart {
          ...CartTotal_cart
        }
      }
    `,
    {},
  );
  return (
    <>
      {product && <DeliveryPromise product={product} variant={null} quantity={quantity} />}
      {cart && <CartSums cart={cart} />}
      {cart && <CartTotal cart={cart} />}
      <ShippingDetails />
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [
    {
      serverTiming: [{ name: SERVER_TIME_ENTRY, description: new Date().toISOString() }],
      transferSize: 1_000,
      responseStart: performance.now(),
    } as unknown as PerformanceNavigationTiming,
  ]);
});
afterEach(() => {
  act(forgetPostcode);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  [true, BEFORE_CUT_OFF, AFTER_TRANSFER, 'ready tomorrow'],
  [false, BEFORE_CUT_OFF, 'Get it tomorrow', 'ready tomorrow'],
  [false, AFTER_CUT_OFF, 'Get it by Thursday 26th November', 'ready Thursday 26th November'],
])(
  'waiting for a transfer: %s, at %s product page and basket promise: %s; collection: %s',
  (awaits, now, words, ready) => {
    vi.setSystemTime(now);
    renderWithRelay(
      <Announcer>
        <ShopContext value={shop(awaits)}>
          <Pages />
        </ShopContext>
      </Announcer>,
      {
        Product: () => ({ leadTime: 'STANDARD', storeStock: [] }),
        Cart: () => ({ discounts: [], lines: [{ leadTime: 'STANDARD' }] }),
      },
    );
    expect(screen.getAllByText(words)).toHaveLength(2);
    expect(screen.getByText('Collect free from Leeds').parentElement?.textContent).toBe(
      `Collect free from Leeds, ${ready}`,
    );
    expect(document.body.textContent?.includes('same day')).toBe(!awaits);
    expect(document.body.textContent?.includes('transfer arrives')).toBe(awaits);
  },
);

const price = (incVat: number) => ({ incVat: { pence: incVat }, exVat: { pence: Math.round(incVat / 1.2) } });
const ofShop = (element: ReactNode) => (
  <Announcer>
    <ShopContext value={shop(true)}>{element}</ShopContext>
  </Announcer>
);

test.each([
  [5, 'UK mainland delivery · £4.95 ex VAT @ 20% £5.94 inc VAT'],
  [6, 'UK mainland delivery · Free'],
])('the delivery of %i at £12.01 on the product page: %s', (quantity, words) => {
  renderWithRelay(ofShop(<Pages quantity={quantity} />), {
    Product: () => ({ leadTime: 'STANDARD', storeStock: [], price: price(1_201) }),
    Cart: () => ({ discounts: [], lines: [] }),
  });
  expect(screen.getAllByText('UK mainland delivery ·').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    words,
  ]);
  screen.getByRole('link', { name: 'Free over £69, excl. Highlands & Islands' });
  expect(screen.getByText('Channel Islands').parentElement?.textContent).toBe(
    'Channel Islands£18.33 ex VAT @ 20% £22.00 inc VAT2',
  );
});

const totals = () => screen.getByText('Total with delivery').parentElement?.textContent;
const AT_MAINLAND = 'Total with delivery£14.95 (ex VAT @ 20%)£17.94 (including VAT)';

test('the basket’s total includes delivery to the postcode, and its free-delivery hint follows the zone', async () => {
  const { user } = renderWithRelay(ofShop(<Pages />), {
    Product: () => ({ leadTime: null }),
    Cart: () => ({ subtotal: price(1_200), discounts: [], lines: [{ leadTime: 'STANDARD' }] }),
  });
  const hint = () => screen.queryByText(/for free UK mainland delivery/)?.textContent;
  expect([totals(), hint()]).toEqual([AT_MAINLAND, 'Shop for £57.00 more for free UK mainland delivery']);
  screen.getByText('or collect free');
  await user.click(screen.getByRole('button', { name: 'Enter postcode' }));
  await user.type(screen.getByLabelText('Postcode'), 'bt15gs');
  const kept = vi.spyOn(document, 'cookie', 'set');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(kept.mock.calls).toEqual([['postcode=BT1%205GS; Path=/; Max-Age=604800; SameSite=Lax']]);
  screen.getByText('BT1 5GS, Northern Ireland');
  const change = screen.getByRole('button', { name: 'Change' });
  expect(document.activeElement).toBe(change);
  expect([totals(), hint()]).toEqual(['Total with delivery£27.27 (ex VAT @ 20%)£32.72 (including VAT)', undefined]);
  await user.click(change);
  await user.clear(screen.getByLabelText('Postcode'));
  await user.type(screen.getByLabelText('Postcode'), 'nowhere{Enter}');
  screen.getByText('Invalid postcode', { selector: 'output' });
  await user.clear(screen.getByLabelText('Postcode'));
  await user.type(screen.getByLabelText('Postcode'), 'SW1A 1AA{Enter}');
  screen.getByText('SW1A 1AA, UK Mainland');
  expect(totals()).toBe(AT_MAINLAND);
});

const cart = { quantity: 1 } as Partial<CartControls> as CartControls;

interface ReviewProps {
  method: 'ADDRESS' | 'COLLECTION';
  paymentMethod: string | null;
}

function Review({ method, paymentMethod }: ReviewProps) {
  const draft = { method, address: { ...emptyAddress, postcode: 'LS1 4DT' }, deliveryOptionId: null, storeId: null };
  const checked = useCheckoutCart(draft, 0);
  return checked && <CheckoutSums cart={checked} draft={draft} paymentMethod={paymentMethod} />;
}

test.each([
  ['a transfer', 'ADDRESS', 'BANK_TRANSFER', '2026-11-25', AFTER_TRANSFER],
  ['nothing but a transfer, before it is chosen', 'ADDRESS', null, null, AFTER_TRANSFER],
  ['a card', 'ADDRESS', 'CARD', '2026-11-25', 'Get it by Wednesday 25th November'],
  ['a card or a transfer, before one is chosen', 'ADDRESS', null, '2026-11-25', 'Get it by Wednesday 25th November'],
  ['payment in store', 'COLLECTION', 'PAY_IN_STORE', '2026-11-25', 'Ready to collect by Wednesday 25th November'],
  ['a transfer, collected', 'COLLECTION', 'BANK_TRANSFER', '2026-11-25', `Sent to the store ${AFTER}`],
] as const)('the checkout promises of %s: %s', (_, method, paymentMethod, date, words) => {
  renderWithRelay(
    <CartContext value={cart}>
      <Review method={method} paymentMethod={paymentMethod} />
    </CartContext>,
    {
      Cart: () => ({ isEmpty: false, discounts: [], subtotal: { incVat: { pence: 1_200 } } }),
      CartTotals: () => ({
        goods: { incVat: { pence: 1_200 } },
        discounts: [],
        earliestDate: date,
        latestDate: date,
        dispatchAfterPayment: { minimum: 1, maximum: 1 },
      }),
    },
  );
  expect(screen.getByText(/arrives$|November$/).textContent).toBe(words);
});
