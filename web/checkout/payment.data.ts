/** The name of each payment method, and what happens after the order. */
export const paymentWords = {
  CARD: { title: 'Card', detail: 'You pay on the secure page of our payment provider, and come back here.' },
  PAY_IN_STORE: { title: 'Pay in store on collection', detail: 'Card or cash, when you collect it.' },
  BANK_TRANSFER: {
    title: 'Bank transfer / invoice',
    detail: 'The details come with your confirmation. We dispatch your order once your payment arrives.',
  },
} as const;
