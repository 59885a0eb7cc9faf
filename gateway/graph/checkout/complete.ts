import { zeroPrice } from '@storefront/domain/money.rules.ts';
import { minimumAgeOfLines } from '@storefront/domain/product/minimum-age.rules.ts';
import type { Context } from '../context.ts';
import { TooManyAttemptsError } from '../customer/customer.errors.ts';
import { notServed } from '../delivery/delivery.errors.ts';
import { placeOf } from '../delivery/place.rules.ts';
import { InvalidFieldsError } from '../fields/fields.errors.ts';
import { keyOf } from '../ids.rules.ts';
import { OrderNotFoundError } from '../order/order.errors.ts';
import { fetchOrder } from '../order/order.rest.ts';
import type { Order } from '../order/order.rules.ts';
import { paymentMethodsFor } from '@storefront/domain/payment/methods.rules.ts';
import { isTestRequest } from '../../upstream/request-context.ts';
import { stockOfProduct } from '../product/stock.rules.ts';
import {
  CartChangedError,
  CartEmptyError,
  CheckoutRefusedError,
  CheckoutUnavailableError,
  IdempotencyConflictError,
  OrderNotPayableError,
  PaymentUnavailableError,
  StockShortageError,
} from './checkout.errors.ts';
import { placeOrder } from './checkout.rest.ts';
import { checkForm, type CheckoutForm } from './checkout.rules.ts';
import { totalsOfCart, type CartTotals } from './totals.ts';

/** The lines come from the caller's cart. */
export interface Completion {
  idempotencyKey: string;
  form: CheckoutForm;
  /** In pence inc VAT and delivery; null to accept any total. */
  expectedTotal: number | null;
}

export interface Completed {
  order: Order;
  /** Null when no card payment is due or the provider did not respond. */
  paymentUrl: string | null;
}

const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/;

/** Throws a UserError when it is refused; no order is placed then. */
export async function completeCheckout(
  context: Context,
  { idempotencyKey, form: given, expectedTotal }: Completion,
): Promise<Completed> {
  const stores = given.delivery.method === 'collection' ? await context.stores() : [];
  const { form, errors } = checkForm(given, {
    storeIds: stores.map(({ id }) => id),
    paymentMethods: paymentMethodsFor(given.delivery.method, mayTakeCards(context, isTestRequest())),
    placeOf,
    delivery: context.config.delivery,
  });
  if (!IDEMPOTENCY_KEY.test(idempotencyKey))
    errors.unshift({
      field: 'idempotencyKey',
      message: 'The key must be 8 to 100 letters, digits, dashes or underscores.',
    });
  if (errors.length > 0) throw new InvalidFieldsError(errors);
  const token = context.request.cartToken;
  if (!token) throw new CartEmptyError();

  const cart = await context.cart.read();
  const age = minimumAgeOfLines(cart.lines) ?? 0;
  if ((form.declaredAge ?? 0) < age)
    throw new InvalidFieldsError([{ field: 'declaredAge', message: `Please confirm that you are ${age} or over.` }]);
  const { address } = form.delivery;
  const totals = await totalsOfCart(
    context,
    cart,
    address
      ? { method: 'address', postcode: address.postcode, optionId: form.delivery.optionId ?? null }
      : { method: 'collection' },
  );
  // A retry finds the cart emptied by its first attempt: the shop API then checks the idempotency key first.
  const isEmpty = cart.lines.length === 0;
  if (!isEmpty) checkDelivery(form.delivery, totals);
  if (!isEmpty && expectedTotal !== null && totals?.total.incVat !== expectedTotal)
    throw new CartChangedError([{ what: 'total', name: '', agreed: expectedTotal, now: totals?.total.incVat ?? null }]);

  const answer = await placeOrder(context.shopApi, token, {
    idempotencyKey,
    form: totals?.option ? { ...form, delivery: { ...form.delivery, optionId: totals.option.id } } : form,
    cart,
    untrackedLineIds: await untrackedLines(context),
    charge: isEmpty ? zeroPrice : (totals?.delivery ?? zeroPrice),
    total: isEmpty ? null : (totals?.total.incVat ?? null),
    dates: totals?.dates ?? null,
    dateTerms: totals?.dateTerms ?? null,
    clientAddress: context.request.clientAddress,
  });
  switch (answer.kind) {
    case 'placed':
      // Invalidates the products in caches: their stock has changed.
      context.changes.announce(cart.lines.map(({ path }) => path));
      if (context.request.partnerId !== null) await context.onPartnerOrder(context.request.partnerId, answer.order);
      return { order: answer.order, paymentUrl: await paymentUrlOf(context, answer.order) };
    case 'out_of_stock':
      throw new StockShortageError(
        cart.lines.flatMap((line) => {
          const shortage = answer.shortages.find(({ lineId }) => lineId === line.id);
          return shortage ? [{ line, available: shortage.available }] : [];
        }),
      );
    case 'invalid':
      throw new InvalidFieldsError(answer.fields);
    case 'refused':
      throw new CheckoutRefusedError(answer.detail);
    case 'conflict':
      throw new IdempotencyConflictError();
    case 'cart_changed':
      throw new CartChangedError(answer.changes);
    case 'cart_empty':
      throw new CartEmptyError();
    case 'throttled':
      throw new TooManyAttemptsError(answer.detail, answer.retryAfterSeconds);
    case 'absent':
      throw new CheckoutUnavailableError();
  }
}

/** Throws when the shop does not deliver to the address, or no longer by the chosen option. */
function checkDelivery({ address, optionId }: CheckoutForm['delivery'], totals: CartTotals | null): void {
  if (address && !totals)
    throw new InvalidFieldsError([{ field: 'delivery.address.postcode', message: notServed(address.postcode) }]);
  if (optionId && totals?.option?.id !== optionId)
    throw new InvalidFieldsError([{ field: 'delivery.optionId', message: 'Please choose how to deliver your order.' }]);
}

export async function startPayment(context: Context, orderId: string, key: string): Promise<Completed> {
  const order = await fetchOrder(context.shopApi, keyOf('Order', orderId) ?? orderId, key);
  if (!order) throw new OrderNotFoundError();
  if (order.paymentMethod !== 'card' || order.status !== 'awaiting_payment' || !mayTakeCards(context, order.isTest))
    throw new OrderNotPayableError();
  const paymentUrl = await paymentUrlOf(context, order);
  if (!paymentUrl) throw new PaymentUnavailableError();
  return { order, paymentUrl };
}

/** Whether cards can pay, for a test only at a provider that takes no real money. */
const mayTakeCards = ({ cards }: Context, isTest: boolean) => cards !== null && (!isTest || cards.isTest);

/** Null when the provider fails: the order is already placed and can be paid from its page. */
async function paymentUrlOf({ cards }: Context, order: Order): Promise<string | null> {
  if (!cards || (order.isTest && !cards.isTest)) return null;
  return order.paymentMethod === 'card' && order.status === 'awaiting_payment' ? cards.start(order) : null;
}

/** Returns the ids of made-to-order lines, which take no stock. */
async function untrackedLines({ cart, products, config }: Context): Promise<Set<string>> {
  const { lines } = await cart.read();
  const found = await Promise.all(lines.map(({ path }) => products.load(path)));
  return new Set(
    lines.flatMap(({ id }, index) => {
      const detail = found[index]?.detail;
      return detail && stockOfProduct(detail, config).status === 'MADE_TO_ORDER' ? [id] : [];
    }),
  );
}
