/** The name of each payment method, and what happens after the order. */
export const paymentWords = {
  CARD: { title: 'Card', detail: 'You’ll pay on our payment provider’s secure page, then return here.' },
  PAY_IN_STORE: { title: 'Pay in store on collection', detail: 'Card or cash, when you collect it.' },
  BANK_TRANSFER: {
    title: 'Bank transfer / invoice',
    detail: 'You’ll find our bank details in your confirmation. We’ll dispatch your order once your payment arrives.',
  },
} as const;
