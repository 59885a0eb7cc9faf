/** For terms that are on every page. */
export const explanations = {
  VAT: 'Value added tax, charged at 20%. You can see our prices with or without it; the total you pay is the same.',
  Shipping: 'The charge depends on your postcode.',
  FreeDelivery: 'Free delivery is for the UK mainland, excluding the Scottish Highlands & Islands.',
} as const;
