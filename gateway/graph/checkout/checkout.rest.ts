import { CheckoutRefusal, OrderRecord, type AgreedChangeRecord } from '@storefront/schema/rest/order.ts';
import type { DateTerms } from '@storefront/domain/delivery/dates.rules.ts';
import type { Cart } from '../cart/cart.rules.ts';
import { toPounds, type Price } from '@storefront/domain/money.rules.ts';
import { discountRecords, penceOf, poundsOf } from '../money/discounts.rest.ts';
import { chargeInPounds, shopAmountOf } from '../money/money.rules.ts';
import { dateTermsRecord, toOrder } from '../order/order.rest.ts';
import { fieldPaths, fieldRefusalOf } from '../fields/field-refusals.rest.ts';
import type { FieldError } from '../fields/fields.rules.ts';
import { ADDRESS_FIELDS } from '../order/address-fields.data.ts';
import type { Address, Order } from '../order/order.rules.ts';
import type { RestOptions } from '../product/product.rest.ts';
import { bodyOf, isAbsent } from '../../upstream/client.ts';
import { contractOf } from '../../upstream/contract/contract.ts';
import { textOf } from '../../upstream/contract/values.ts';
import type { AgreedChange } from './checkout.errors.ts';
import type { CheckoutForm } from './checkout.rules.ts';

/** An order to place: contact, delivery, payment method, and the cart as the shopper saw it. */
export interface OrderRequest {
  idempotencyKey: string;
  form: CheckoutForm;
  cart: Cart;
  /** Lines without a stock check, because they are made to order. */
  untrackedLineIds: ReadonlySet<string>;
  charge: Price;
  /** In pence inc VAT; null for an empty cart. */
  total: number | null;
  /** ISO dates; null when no date can be promised. */
  dates: { earliest: string; latest: string } | null;
  /** The inputs of the dates, so that the shop can compute them again; null for an empty cart. */
  dateTerms: DateTerms | null;
  /** Null when unknown. */
  clientAddress: string | null;
}

/** New or placed before with the same idempotency key; or why there is none. */
export type OrderAnswer =
  | { kind: 'placed'; order: Order }
  | { kind: 'absent' | 'conflict' | 'cart_empty' }
  | { kind: 'cart_changed'; changes: readonly AgreedChange[] }
  | { kind: 'throttled'; detail: string; retryAfterSeconds: number | null }
  | { kind: 'invalid'; fields: readonly FieldError[] }
  | { kind: 'refused'; detail: string }
  | { kind: 'out_of_stock'; shortages: { lineId: string; available: number }[] };

const REFUSED_STATUSES: ReadonlySet<number> = new Set([400, 409, 422]);

const orderRecord = contractOf(OrderRecord);
const checkoutRefusal = contractOf(CheckoutRefusal);

const paths = new Map([
  ...fieldPaths(['firstName', 'lastName', 'email', 'phone'], 'contact.', 'contact.'),
  ...fieldPaths(['method', 'storeId', 'address'], 'delivery.', 'delivery.'),
  ...fieldPaths(ADDRESS_FIELDS, 'delivery.address.', 'delivery.address.'),
  ...fieldPaths(ADDRESS_FIELDS, 'billing.', 'billingAddress.'),
  ...fieldPaths(['paymentMethod', 'purchaseOrderNumber', 'declaredAge']),
]);

/** `POST /checkout`: once per idempotency key, so that it can be retried. */
export async function placeOrder(
  { rest, pricesIncludeVat }: RestOptions,
  token: string,
  request: OrderRequest,
): Promise<OrderAnswer> {
  const { form, cart, dateTerms } = request;
  // With a bank transfer the dates depend on when the payment arrives.
  const dates = form.paymentMethod === 'bank_transfer' ? null : request.dates;
  const answer = await rest.call({
    kind: 'checkout',
    method: 'POST',
    path: '/checkout',
    query: new URLSearchParams({ token }),
    body: {
      idempotency_key: request.idempotencyKey,
      contact: {
        email: form.contact.email,
        first_name: form.contact.firstName,
        last_name: form.contact.lastName,
        phone: form.contact.phone,
      },
      delivery: {
        method: form.delivery.method,
        address: form.delivery.address && addressRecord(form.delivery.address),
        store_id: form.delivery.storeId,
        cost: chargeInPounds(request.charge, pricesIncludeVat),
        option_id: form.delivery.optionId ?? null,
        date: dates?.earliest ?? null,
        latest_date: dates?.latest ?? null,
        date_terms: dateTerms && dateTermsRecord(dateTerms),
      },
      billing: form.billing && addressRecord(form.billing),
      payment_method: form.paymentMethod,
      purchase_order_number: form.purchaseOrderNumber,
      declared_age: form.declaredAge,
      newsletter: false,
      client_address: request.clientAddress,
      items: cart.lines.map(({ id, quantity, price }) => ({
        id: /^\d{1,15}$/.test(id) ? Number(id) : id,
        quantity,
        price: toPounds(shopAmountOf(price, pricesIncludeVat)),
        untracked: request.untrackedLineIds.has(id),
      })),
      discounts: discountRecords(cart.discounts ?? []),
      total_inc_vat: request.total === null ? null : poundsOf(request.total),
    },
    safe: true,
    limitsCallers: true,
    contract: orderRecord,
  });
  if (answer.kind === 'ok') return { kind: 'placed', order: toOrder(answer.body, pricesIncludeVat) };
  if (isAbsent(answer)) return { kind: 'absent' };
  if (answer.kind === 'refused') {
    if (answer.status === 429)
      return {
        kind: 'throttled',
        detail: answer.detail,
        retryAfterSeconds:
          answer.retryAfterMilliseconds == null ? null : Math.ceil(answer.retryAfterMilliseconds / 1_000),
      };
    const refusal = checkoutRefusal.read(answer.json);
    if (refusal.ok) {
      const { code, items, changes } = refusal.body;
      if (code === 'cart_changed') return { kind: code, changes: (changes ?? []).map(toChange) };
      if (code !== 'out_of_stock') return { kind: code === 'idempotency_conflict' ? 'conflict' : code };
      return {
        kind: 'out_of_stock',
        shortages: (items ?? []).map(({ id, available }) => ({ lineId: String(id), available })),
      };
    }
    if (answer.status === 401) return { kind: 'cart_empty' };
    const found = fieldRefusalOf(answer, paths);
    if (found && found.fields.length > 0) return { kind: 'invalid', fields: found.fields };
    if (REFUSED_STATUSES.has(answer.status)) return { kind: 'refused', detail: found?.message ?? answer.detail };
  }
  return { kind: 'placed', order: toOrder(bodyOf('/checkout', answer), pricesIncludeVat) };
}

function toChange({ what, name, agreed_inc_vat, now_inc_vat }: AgreedChangeRecord): AgreedChange {
  const amount = (pounds: unknown) => (pounds == null ? null : penceOf(pounds));
  return { what, name: textOf(name), agreed: amount(agreed_inc_vat), now: amount(now_inc_vat) };
}

function addressRecord({ firstName, lastName, ...rest }: Address) {
  return { first_name: firstName, last_name: lastName, ...rest };
}
