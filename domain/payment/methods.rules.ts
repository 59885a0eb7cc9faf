export type PaymentMethod = 'bank_transfer' | 'pay_in_store' | 'card';

/** Cards need a configured provider; paying in store needs collection. */
export function paymentMethodsFor(delivery: 'address' | 'collection', takesCards: boolean): PaymentMethod[] {
  return [
    ...(takesCards ? (['card'] as const) : []),
    ...(delivery === 'collection' ? (['pay_in_store'] as const) : []),
    'bank_transfer',
  ];
}

/** Whether an order's day can be promised when it is placed. A bank transfer arrives days later. */
export function canStartAtOnce(delivery: 'address' | 'collection', takesCards: boolean): boolean {
  return paymentMethodsFor(delivery, takesCards).some((method) => method !== 'bank_transfer');
}
