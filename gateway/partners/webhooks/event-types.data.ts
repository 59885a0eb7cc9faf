/** The types of events, with what they tell. */
export const EVENT_TYPES = {
  'order.created': 'An order was placed with your key.',
  'order.updated': 'The status, delivery date, tracking, refunds or invoice of such an order changed.',
  'product.updated': 'A product is new, or its name, texts, pictures, options or categories changed.',
  'product.removed': 'A product was taken off sale or deleted.',
  'price.updated': 'A price of a product or of its variants changed.',
  'stock.updated': 'The stock of a product or of its variants changed.',
} as const;

export type EventType = keyof typeof EVENT_TYPES;
