export type PaymentMethod = 'bank_transfer' | 'pay_in_store' | 'card';

/** The payment methods available for a delivery method. Cards need a configured provider; paying in store needs collection. */
export function paymentMethodsFor(delivery: 'address' | 'collection', takesCards: boolean): PaymentMethod[] {
  return [
    ...(takesCards ? (['card'] as const) : []),
    ...(delivery === 'collection' ? (['pay_in_store'] as const) : []),
    'bank_transfer',
  ];
}

/** Whether an order can be prepared as soon as it is placed, so that its day can be promised. A bank transfer arrives days later. */
export function canStartAtOnce(delivery: 'address' | 'collection', takesCards: boolean): boolean {
  return paymentMethodsFor(delivery, takesCards).some((method) => method !== 'bank_transfer');
}
