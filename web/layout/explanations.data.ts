/** Tooltip texts for terms that are on every page. */
export const explanations = {
  VAT: 'Value added tax at 20%. Our prices include it; businesses may prefer to see them without it. What you pay is the same.',
  Shipping:
    'The charge depends on the postcode. The free delivery is for the UK mainland without the Scottish Highlands; collecting from a store is always free.',
} as const;
