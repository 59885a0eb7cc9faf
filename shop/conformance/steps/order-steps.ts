import { USUAL_DISPATCH } from '@storefront/domain/delivery/dates.rules.ts';
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
import { type StepState, hasOrder, cartTokenOf, must, type Step, place, guesser, stranger } from './step.ts';

export function orderCart(options: RestOptions, state: StepState) {
  const form = {
    contact: { email: state.samples.email, firstName: 'Ann', lastName: 'Lee', phone: '02079460123' },
    delivery: { method: 'address' as const, address: place, storeId: null, optionId: state.deliveryOption?.id ?? null },
    billing: null,
    paymentMethod: 'bank_transfer' as const,
    purchaseOrderNumber: '',
  };
  return placeOrder(options, cartTokenOf(state), {
    idempotencyKey: state.keys.checkout,
    form,
    cart: state.cart,
    untrackedLineIds: new Set(),
    charge: state.deliveryOption?.price ?? { exVat: 495, incVat: 594 },
    total: null,
    dates: { earliest: '2026-11-25', latest: '2026-11-25' },
    dateTerms: {
      transitDays: 1,
      division: 'england-and-wales',
      goods: [{ isSlow: false, isToOrder: false }],
      dispatch: USUAL_DISPATCH,
    },
    clientAddress: '203.0.113.7',
  });
}

export const orderSteps: readonly Step[] = [
  {
    path: '/cart',
    writes: true,
    async run(options, state) {
      state.cart = await fetchCart(options, cartTokenOf(state));
      mustHold(state.cart, 1, '3 by update_cart, less 2 by remove_item_from_cart', state);
    },
  },
  {
    path: '/checkout',
    writes: true,
    async run(options, state) {
      const offered = await fetchDeliveryOptions(options, cartTokenOf(state), place.postcode);
      must(offered?.length !== 0, 'nothing can be delivered to an address in Leeds');
      state.deliveryOption = offered?.[0] ?? null;
      const answer = await orderCart(options, state);
      if (answer.kind !== 'placed') return;
      const { id, accessKey, number, lines } = answer.order;
      Object.assign(state, { orderId: id, orderKey: accessKey, orderNumber: number });
      must(lines[0]?.quantity === state.cart.lines[0]?.quantity, 'the order has other lines than the cart');
    },
  },
  {
    path: '/checkout',
    writes: true,
    isSkipped: (state) => !hasOrder(state),
    async run(options, state) {
      const answer = await orderCart(options, state);
      must(
        answer.kind === 'placed' && answer.order.id === state.orderId,
        'repeated with the same idempotency key, it did not answer with the same order',
      );
    },
  },
  {
    path: '/cart',
    writes: true,
    isSkipped: (state) => !hasOrder(state),
    run: async (options, state) =>
      must(
        (await fetchCart(options, cartTokenOf(state))).lines.length === 0,
        'the cart is not empty after its checkout',
      ),
  },
  {
    path: '/orders/{id}',
    writes: true,
    run: (options, { orderId, orderKey }) => fetchOrder(options, orderId, orderKey),
  },
  {
    path: '/orders/{id}',
    writes: true,
    needsAccount: true,
    run: (options, { token, orderId }) => fetchOwnOrder(options, token, orderId),
  },
  {
    path: '/track_order',
    writes: true,
    run: (options, { orderNumber, samples }) =>
      trackOrder(options, { number: orderNumber, emailOrPostcode: samples.email, clientAddress: '203.0.113.7' }),
  },
  {
    path: '/stock_alerts',
    writes: true,
    // For a shop without a sold-out product.
    refusals: [409],
    run: (options, { samples, productId }) =>
      createStockAlert(
        options,
        { productId: samples.soldOutId ?? productId, variantId: null, email: samples.email },
        { clientAddress: '203.0.113.7', sessionToken: null },
      ),
  },
  {
    path: '/confirm_stock_alert',
    writes: true,
    isRefused: true,
    run: (options) =>
      confirmStockAlert(options, 'an-unknown-token', { clientAddress: '203.0.113.7', sessionToken: null }),
  },
  {
    path: '/delete_stock_alert',
    writes: true,
    run: (options) => deleteStockAlert(options, 'an-unknown-token', '203.0.113.7'),
  },
  {
    path: '/account/stock_alerts',
    writes: true,
    needsAccount: true,
    run: (options, { token }) => fetchStockAlerts(options, token),
  },
  {
    path: '/stop_stock_alert',
    writes: true,
    needsAccount: true,
    run: (options, { token }) => stopStockAlert(options, token, 'an-unknown-alert'),
  },
  {
    path: '/orders',
    writes: true,
    needsAccount: true,
    run: (options, { token }) => fetchOrders(options, token, 1),
  },
  {
    path: '/orders/{id}/payment',
    writes: true,
    async run(options, { orderId, orderKey }) {
      await recordPayment(options, { eventId: randomUUID(), orderId, outcome: 'paid', reference: 'a-payment' });
      const status = (await fetchOrder(options, orderId, orderKey))?.status;
      must(status !== 'awaiting_payment' && status !== 'cancelled', `after a payment the order is ${status}`);
    },
  },
  {
    path: '/account/export',
    writes: true,
    needsAccount: true,
    run: (options, { token }) => exportAccount(options, token),
  },
  {
    path: '/request_password_reset',
    writes: true,
    run: (options, state) => requestReset(options, state.samples.email, stranger(state)),
  },
  {
    path: '/reset_password',
    writes: true,
    isRefused: true,
    run: (options, state) =>
      resetPassword(options, 'a-token-that-nobody-was-sent', state.samples.password, stranger(state)),
  },
  {
    path: '/delete_account',
    writes: true,
    needsAccount: true,
    run: (options, { token, samples }) => deleteAccount(options, token, samples.password, guesser),
  },
  { path: '/logout', writes: true, needsAccount: true, run: (options, { token }) => logOut(options, token) },
];
