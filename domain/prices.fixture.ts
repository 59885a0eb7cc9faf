/** Test data: unit prices ex VAT in pounds, and the pence they are shown as. */
export const unitPrices: readonly { pounds: number; exVat: number; incVat: number }[] = [
  { pounds: 0, exVat: 0, incVat: 0 },
  { pounds: 0.0042, exVat: 0, incVat: 1 },
  { pounds: 0.0083, exVat: 1, incVat: 1 },
  { pounds: 0.0417, exVat: 4, incVat: 5 },
  { pounds: 0.8325, exVat: 83, incVat: 100 },
  { pounds: 8.325, exVat: 833, incVat: 999 },
  { pounds: 16.6583, exVat: 1_666, incVat: 1_999 },
  { pounds: 33.325, exVat: 3_333, incVat: 3_999 },
  { pounds: 8_333.3333, exVat: 833_333, incVat: 1_000_000 },
  { pounds: 10_000_000, exVat: 1_000_000_000, incVat: 1_200_000_000 },
];

/** Test data: prices in pounds from public Shopify sample catalogues. */
export const publicPrices: readonly number[] = [
  0.05, 0.99, 1, 1.99, 2.49, 3.95, 4.99, 5, 5.95, 6.99, 7.5, 8.99, 9.95, 9.99, 10, 11.99, 12, 12.5, 12.95, 13.5, 14.95,
  14.99, 15, 16.99, 17.95, 18, 19.95, 19.99, 20, 22.5, 24.95, 24.99, 25, 27.95, 29.95, 29.99, 30, 32, 34.95, 34.99, 35,
  38, 39.95, 39.99, 40, 42.5, 44.99, 45, 48, 49.95, 49.99, 50, 54.99, 55, 59.95, 59.99, 64.95, 65, 69.99, 74.99, 75,
  79.95, 79.99, 84.99, 89.95, 89.99, 94.99, 99.95, 99.99, 100, 109.99, 119.95, 125, 129.99, 149.99, 199.99, 249, 299.95,
  349, 499.99, 999.99, 2629.95,
];
