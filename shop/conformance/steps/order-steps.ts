import { USUAL_DISPATCH } from '@storefront/domain/delivery/dates.rules.ts';
import { minimumAgeOfLines } from '@storefront/domain/product/minimum-age.rules.ts';
import { randomUUID } from 'node:crypto';
import { fetchCart } from '@storefront/gateway/graph/cart/cart.rest.ts';
import { placeOrder } from '@storefront/gateway/graph/checkout/checkout.rest.ts';
import { fetchDeliveryOptions } from '@storefront/gateway/graph/delivery/delivery-options.rest.ts';
import {
  deleteAccount,
  exportAccount,
  fetchOrders,
  fetchOwnOrder,
} from '@storefront/gateway/graph/customer/customer.rest.ts';
import { logOut, requestReset, resetPassword } from '@storefront/gateway/graph/customer/sign-in.rest.ts';
import { trackOrder } from '@storefront/gateway/graph/order/tracking.rest.ts';
import {
  confirmStockAlert,
  createStockAlert,
  deleteStockAlert,
  fetchStockAlerts,
  stopStockAlert,
} from '@storefront/gateway/graph/stock-alert/stock-alert.rest.ts';
import { fetchOrder, recordPayment } from '@storefront/gateway/graph/order/order.rest.ts';
import { type RestOptions } from '@storefront/gateway/graph/product/product.rest.ts';
import { mustHold } from './customer-steps.ts';
import {
  type StepState,
  hasOrder,
  cartTokenOf,
  must,
  type Step,
  place,
  guesser,
  stranger,
  ofAccount,
  storing,
} from './step.ts';

const anonymous = { clientAddress: '203.0.113.7', sessionToken: null };

export function orderCart(options: RestOptions, state: StepState) {
  const form = {
    contact: { email: state.samples.email, firstName: 'Ann', lastName: 'Lee', phone: '02079460123' },
    delivery: { method: 'address' as const, address: place, storeId: null, optionId: state.deliveryOption?.id ?? null },
    billing: null,
    paymentMethod: 'bank_transfer' as const,
    purchaseOrderNumber: '',
    declaredAge: minimumAgeOfLines(state.cart.lines),
  };
  const goods = [{ isSlow: false, isToOrder: false }];
  return placeOrder(options, cartTokenOf(state), {
    idempotencyKey: state.keys.checkout,
    form,
    cart: state.cart,
    untrackedLineIds: new Set(),
    charge: state.deliveryOption?.price ?? { exVat: 495, incVat: 594 },
    total: null,
    dates: { earliest: '2026-11-25', latest: '2026-11-25' },
    dateTerms: { transitDays: 1, division: 'england-and-wales', goods, dispatch: USUAL_DISPATCH },
    clientAddress: '203.0.113.7',
  });
}

export const orderSteps: readonly Step[] = [
  storing('/cart', async (options, state) => {
    state.cart = await fetchCart(options, cartTokenOf(state));
    mustHold(state.cart, 1, '3 by update_cart, less 2 by remove_item_from_cart', state);
  }),
  storing('/checkout', async (options, state) => {
    const offered = await fetchDeliveryOptions(options, cartTokenOf(state), place.postcode);
    must(offered?.length !== 0, 'nothing can be delivered to an address in Leeds');
    state.deliveryOption = offered?.[0] ?? null;
    const answer = await orderCart(options, state);
    if (answer.kind !== 'placed') return;
    const { id, accessKey, number, lines } = answer.order;
    Object.assign(state, { orderId: id, orderKey: accessKey, orderNumber: number });
    must(lines[0]?.quantity === state.cart.lines[0]?.quantity, 'the order has other lines than the cart');
  }),
  storing(
    '/checkout',
    async (options, state) => {
      const answer = await orderCart(options, state);
      const isSame = answer.kind === 'placed' && answer.order.id === state.orderId;
      must(isSame, 'repeated with the same idempotency key, it did not answer with the same order');
    },
    { isSkipped: (state) => !hasOrder(state) },
  ),
  storing(
    '/cart',
    async (options, state) => {
      const { lines } = await fetchCart(options, cartTokenOf(state));
      must(lines.length === 0, 'the cart is not empty after its checkout');
    },
    { isSkipped: (state) => !hasOrder(state) },
  ),
  storing('/orders/{id}', (options, { orderId, orderKey }) => fetchOrder(options, orderId, orderKey)),
  ofAccount('/orders/{id}', (options, { token, orderId }) => fetchOwnOrder(options, token, orderId)),
  storing('/track_order', (options, { orderNumber, samples }) =>
    trackOrder(options, { number: orderNumber, emailOrPostcode: samples.email, clientAddress: '203.0.113.7' }),
  ),
  storing(
    '/stock_alerts',
    (options, { samples: { soldOutId, email }, productId }) =>
      createStockAlert(options, { productId: soldOutId ?? productId, variantId: null, email }, anonymous),
    // For a shop without a sold-out product.
    { refusals: [409] },
  ),
  storing('/confirm_stock_alert', (options) => confirmStockAlert(options, 'an-unknown-token', anonymous), {
    isRefused: true,
  }),
  storing('/delete_stock_alert', (options) => deleteStockAlert(options, 'an-unknown-token', '203.0.113.7')),
  ofAccount('/account/stock_alerts', (options, { token }) => fetchStockAlerts(options, token)),
  ofAccount('/stop_stock_alert', (options, { token }) => stopStockAlert(options, token, 'an-unknown-alert')),
  ofAccount('/orders', (options, { token }) => fetchOrders(options, token, 1)),
  storing('/orders/{id}/payment', async (options, { orderId, orderKey }) => {
    await recordPayment(options, { eventId: randomUUID(), orderId, outcome: 'paid', reference: 'a-payment' });
    const status = (await fetchOrder(options, orderId, orderKey))?.status;
    must(status !== 'awaiting_payment' && status !== 'cancelled', `after a payment the order is ${status}`);
  }),
  ofAccount('/account/export', (options, { token }) => exportAccount(options, token)),
  storing('/request_password_reset', (options, state) => requestReset(options, state.samples.email, stranger(state))),
  storing(
    '/reset_password',
    (options, state) => resetPassword(options, 'a-token-that-nobody-was-sent', state.samples.password, stranger(state)),
    { isRefused: true },
  ),
  ofAccount('/delete_account', (options, { token, samples }) =>
    deleteAccount(options, token, samples.password, guesser),
  ),
  ofAccount('/logout', (options, { token }) => logOut(options, token)),
];
