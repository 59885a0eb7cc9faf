/** Goods of this much, inc VAT, are delivered free to the UK mainland: pence. */
export const FREE_DELIVERY_FROM = 6_900;

/** The standard charge to the UK mainland below that, inc VAT: pence. */
export const MAINLAND_CHARGE = 594;

/** What delivery costs, inc VAT in pence, and how many working days it takes from dispatch. */
export const deliveryZones = [
  { name: 'UK mainland', charge: MAINLAND_CHARGE, days: '1' },
  { name: 'Scottish Highlands', charge: 1_547, days: '2' },
  { name: 'Scottish Islands', charge: 2_072, days: '2' },
  { name: 'Northern Ireland', charge: 2_072, days: '2' },
  { name: 'Isle of Wight', charge: 1_547, days: '2' },
  { name: 'Isle of Man', charge: 2_072, days: '2' },
  { name: 'Channel Islands', charge: 2_200, days: '2' },
] as const;
