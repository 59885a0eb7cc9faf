import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { builder } from '../builder.ts';
import { CartLineType } from '../cart/line/cart-line.schema.ts';
import { TooManyAttemptsError } from '../customer/customer.errors.ts';
import { InvalidFieldsError } from '../fields/fields.errors.ts';
import { encodeId, keyOf } from '../ids.rules.ts';
import { Money, moneyOrNull } from '../money/money.schema.ts';
import { AddressInput } from '../order/address.schema.ts';
import { addressOf } from '../order/order.rules.ts';
import { DeliveryMethod, PaymentMethod } from '../payment/payment.schema.ts';
import {
  CartChangedError,
  CartEmptyError,
  CheckoutRefusedError,
  CheckoutUnavailableError,
  IdempotencyConflictError,
  StockShortageError,
} from './checkout.errors.ts';
import { completeCheckout } from './complete.ts';
import { orderAndPayment } from './order-payment.mutations.ts';

const ContactInput = builder.inputType('CheckoutContactInput', {
  description: 'The contact details of the person who orders.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The email address for the confirmation.' }),
    firstName: t.string({ required: true, description: 'The first name, at most 60 characters, without links.' }),
    lastName: t.string({ required: true, description: 'The last name, at most 60 characters, without links.' }),
    phone: t.string({
      required: true,
      description: 'The telephone number, 10 to 12 digits in any notation, including +44 and 0044.',
    }),
  }),
});

const DeliveryInput = builder.inputType('CheckoutDeliveryInput', {
  description: 'The method and place of an order’s delivery or collection.',
  fields: (t) => ({
    method: t.field({ type: DeliveryMethod, required: true, description: 'The delivery method.' }),
    address: t.field({ type: AddressInput, description: 'The delivery address; required for `ADDRESS`.' }),
    storeId: t.id({ description: 'Id of the store to collect from; required for `COLLECTION`.' }),
    optionId: t.id({
      description: 'Id of one of the cart’s `deliveryOptions` for the address. Defaults to the first.',
    }),
  }),
});

const CompleteInput = builder.inputType('CheckoutCompleteInput', {
  description: 'An order to place from the caller’s cart.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Idempotency key: 8 to 100 letters, digits, dashes or underscores. A retry with it returns the same order.',
    }),
    contact: t.field({
      type: ContactInput,
      required: true,
      description: 'The contact details of the person who orders.',
    }),
    delivery: t.field({
      type: DeliveryInput,
      required: true,
      description: 'The method and place of the delivery or collection.',
    }),
    billingAddress: t.field({
      type: AddressInput,
      description: 'The billing address. Defaults to the delivery address; to none for a collection.',
    }),
    paymentMethod: t.field({
      type: PaymentMethod,
      required: true,
      description: 'The payment method, one of `paymentMethods` for the delivery method.',
    }),
    purchaseOrderNumber: t.string({
      description:
        `The buyer’s own order reference, at most ${TEXT_LENGTHS.purchaseOrderNumber} characters. ` +
        'The confirmation mail repeats it when it is a code such as PO-7 or up to three words of letters.',
    }),
    declaredAge: t.int({
      description:
        'The age that the buyer declares to have reached; required where lines have a `minimumAge`: the highest or more.',
    }),
    expectedTotal: t.int({
      description:
        'The total that the shopper was shown, in pence including VAT and delivery. When it differs from the ' +
        'current total, the mutation fails with CART_CHANGED. Without it the order is placed at the current total.',
    }),
  }),
});

const AgreedChangeKind = builder.enumType('CheckoutChangeKind', {
  description: 'What a difference from the agreed order is about.',
  values: {
    ITEM: { value: 'item', description: 'A line.' },
    DISCOUNT: { value: 'discount', description: 'A discount.' },
    DELIVERY: { value: 'delivery', description: 'The delivery charge.' },
    TOTAL: { value: 'total', description: 'The total.' },
  } as const,
});

const StockShortage = builder.objectRef<StockShortageError['shortages'][number]>('StockShortage').implement({
  description: 'A cart line whose quantity exceeds the stock.',
  fields: (t) => ({
    line: t.expose('line', { type: CartLineType, description: 'The line.' }),
    lineId: t.id({
      description: 'Global id of the line.',
      deprecationReason: 'Use `line`.',
      resolve: ({ line }) => encodeId('CartLine', line.id),
    }),
    available: t.exposeInt('available', { description: 'The quantity in stock, 0 or more.' }),
  }),
});

builder.objectFields(StockShortageError, (t) => ({
  shortages: t.expose('shortages', {
    type: [StockShortage],
    description: 'The lines whose quantity is no longer available.',
  }),
}));

const AgreedChange = builder.objectRef<CartChangedError['changes'][number]>('CheckoutChange').implement({
  description: 'A difference between the order that was agreed and the cart. Amounts include VAT.',
  fields: (t) => ({
    kind: t.field({
      type: AgreedChangeKind,
      description: 'What changed.',
      resolve: ({ what }) => what,
    }),
    name: t.string({
      nullable: true,
      description: 'The name of the product, discount or delivery option; null for the total.',
      resolve: ({ name }) => name || null,
    }),
    agreed: t.field({
      type: Money,
      nullable: true,
      description: 'The amount that was agreed: of a line the sum of its units. Null where there was none.',
      resolve: ({ agreed }) => moneyOrNull(agreed),
    }),
    now: t.field({
      type: Money,
      nullable: true,
      description: 'The amount now; null where there is none any more.',
      resolve: ({ now }) => moneyOrNull(now),
    }),
  }),
});

builder.objectFields(CartChangedError, (t) => ({
  changes: t.expose('changes', {
    type: [AgreedChange],
    description: 'What differs from the order that was agreed, as far as the shop says; may be empty.',
  }),
}));

const CompletePayload = orderAndPayment('CheckoutCompletePayload', 'The placed order. The cart is now empty.');

builder.mutationFields((t) => ({
  checkoutComplete: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: CompletePayload,
    description:
      'Places an order for the caller’s cart: in one transaction with taking the stock and emptying the cart.',
    errors: {
      types: [
        InvalidFieldsError,
        CartEmptyError,
        CartChangedError,
        StockShortageError,
        IdempotencyConflictError,
        TooManyAttemptsError,
        CheckoutRefusedError,
        CheckoutUnavailableError,
      ],
      union: { description: 'The order, or the error.' },
    },
    args: { input: t.arg({ type: CompleteInput, required: true, description: 'The order to place.' }) },
    resolve: (_, { input: { contact, delivery, ...input } }, context) =>
      completeCheckout(context, {
        idempotencyKey: input.idempotencyKey,
        form: {
          contact,
          delivery: {
            method: delivery.method,
            address: delivery.address ? addressOf(delivery.address) : null,
            storeId: delivery.storeId == null ? null : keyOf('Store', delivery.storeId),
            optionId: delivery.optionId ?? null,
          },
          billing: input.billingAddress ? addressOf(input.billingAddress) : null,
          paymentMethod: input.paymentMethod,
          purchaseOrderNumber: input.purchaseOrderNumber ?? '',
          declaredAge: input.declaredAge ?? null,
        },
        expectedTotal: input.expectedTotal ?? null,
      }),
  }),
}));
