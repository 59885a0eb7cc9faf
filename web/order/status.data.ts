/** The name of each order status, and what it means for the customer. */
export const statusWords = {
  AWAITING_PAYMENT: { name: 'Awaiting payment', meaning: 'We have your order and have set the items aside for you.' },
  PAID: { name: 'Paid', meaning: 'We have received your payment and will start on your order next.' },
  PREPARING: { name: 'Being prepared', meaning: 'We are picking and packing your order.' },
  DISPATCHED: { name: 'On its way', meaning: 'Your order has left us.' },
  READY_TO_COLLECT: { name: 'Ready to collect', meaning: 'Your order is ready for you in store.' },
  DELIVERED: { name: 'Delivered', meaning: 'Your order has arrived.' },
  CANCELLED: {
    name: 'Cancelled',
    meaning: 'We won’t send anything, and will refund anything you have paid. You can order again.',
  },
} as const;

/** The name of each payment method. */
export const paymentNames = {
  CARD: 'By card',
  PAY_IN_STORE: 'In the store, when you collect it',
  BANK_TRANSFER: 'By bank transfer / on invoice',
} as const;
