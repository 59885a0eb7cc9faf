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
