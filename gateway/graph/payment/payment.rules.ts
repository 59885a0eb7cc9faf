export type PaymentMethod = 'bank_transfer' | 'pay_in_store' | 'card';

/** A payment provider's event whose signature has been verified. */
export interface PaymentEvent {
  /** The provider's id of the event, for deduplication: it may deliver an event more than once. */
  eventId: string;
  orderId: string;
  outcome: 'paid' | 'failed' | 'expired';
  /** The provider's id of the payment. */
  reference: string;
}

/** The payment methods available for a delivery method. Cards need a configured provider; paying in store needs collection. */
export function paymentMethodsFor(delivery: 'address' | 'collection', takesCards: boolean): PaymentMethod[] {
  return [
    ...(takesCards ? (['card'] as const) : []),
    ...(delivery === 'collection' ? (['pay_in_store'] as const) : []),
    'bank_transfer',
  ];
}
