import { builder } from '../builder.ts';
import { paymentMethodsFor, type PaymentMethod as Method } from '@storefront/domain/payment/methods.rules.ts';

export const PaymentMethod = builder.enumType('PaymentMethod', {
  description: 'A payment method.',
  values: {
    CARD: { value: 'card', description: 'Card payment on the payment provider’s page.' },
    PAY_IN_STORE: { value: 'pay_in_store', description: 'Payment in the store when the order is collected.' },
    BANK_TRANSFER: {
      value: 'bank_transfer',
      description: 'Payment by bank transfer or on invoice; `Order` has the bank details.',
    },
  } as const,
});

export const DeliveryMethod = builder.enumType('DeliveryMethod', {
  description: 'A delivery method.',
  values: {
    ADDRESS: { value: 'address', description: 'Delivered to an address.' },
    COLLECTION: { value: 'collection', description: 'Collected in one of the stores, free of charge.' },
  } as const,
});

builder.queryField('paymentMethods', (t) =>
  t.field({
    extensions: { scope: 'catalogue', isPublic: false },
    type: [PaymentMethod],
    description:
      'The payment methods available for a delivery method, the default first. From the deployment’s configuration.',
    args: {
      delivery: t.arg({ type: DeliveryMethod, required: true, description: 'The delivery method of the order.' }),
    },
    resolve: (_, { delivery }, { cards }): Method[] => paymentMethodsFor(delivery, cards !== null),
  }),
);
