/** The name, and what it means for the customer. */
export const statusWords = {
  AWAITING_PAYMENT: { name: 'Awaiting payment', meaning: 'We’ve received your order and reserved your items.' },
  PAID: { name: 'Paid', meaning: 'We’ve received your payment and will start preparing your order.' },
  PREPARING: { name: 'Being prepared', meaning: 'We’re picking and packing your order.' },
  DISPATCHED: { name: 'On its way', meaning: 'Your order has been dispatched.' },
  READY_TO_COLLECT: { name: 'Ready to collect', meaning: 'Your order is ready for you in store.' },
  DELIVERED: { name: 'Delivered', meaning: 'Your order has arrived.' },
  CANCELLED: {
    name: 'Cancelled',
    meaning: 'We won’t send anything, and we’ll refund anything you’ve paid. You’re welcome to order again.',
  },
} as const;

export const paymentNames = {
  CARD: 'By card',
  PAY_IN_STORE: 'In store, when you collect it',
  BANK_TRANSFER: 'By bank transfer / on invoice',
} as const;
