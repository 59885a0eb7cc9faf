import type { PaymentMethod } from '../order.ts';

export const paymentNames: Readonly<Record<PaymentMethod, string>> = {
  bank_transfer: 'Bank transfer',
  pay_in_store: 'Payment in store',
  card: 'Card',
};
