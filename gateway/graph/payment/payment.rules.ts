/** How an order is paid. */
export type PaymentMethod = 'bank_transfer' | 'pay_in_store' | 'card';

/** What a payment provider has told us of a payment, once its signature was checked. */
export interface PaymentEvent {
  /** The provider's own id: it may send the same event many times. */
  eventId: string;
  orderId: string;
  outcome: 'paid' | 'failed' | 'expired';
  /** The provider's name of the payment. */
  reference: string;
}

/** The ways to pay that are open for a way of delivery. Cards need a provider; paying in store needs a visit to one. */
export function paymentMethodsFor(delivery: 'address' | 'collection', takesCards: boolean): PaymentMethod[] {
  return [
    ...(takesCards ? (['card'] as const) : []),
    ...(delivery === 'collection' ? (['pay_in_store'] as const) : []),
    'bank_transfer',
  ];
}
