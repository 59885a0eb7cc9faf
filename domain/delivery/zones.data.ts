export type DeliveryZone =
  | 'UK_MAINLAND'
  | 'SCOTTISH_HIGHLANDS'
  | 'SCOTTISH_ISLANDS'
  | 'NORTHERN_IRELAND'
  | 'ISLE_OF_WIGHT'
  | 'ISLE_OF_MAN'
  | 'CHANNEL_ISLANDS';

/** Name, charge (pence ex VAT) and transit days of each zone. */
export const zones: Record<DeliveryZone, { name: string; chargeExVat: number; transitDays: number }> = {
  UK_MAINLAND: { name: 'UK Mainland', chargeExVat: 495, transitDays: 1 },
  SCOTTISH_HIGHLANDS: { name: 'Scottish Highlands', chargeExVat: 1_289, transitDays: 2 },
  SCOTTISH_ISLANDS: { name: 'Scottish Islands', chargeExVat: 1_727, transitDays: 2 },
  NORTHERN_IRELAND: { name: 'Northern Ireland', chargeExVat: 1_727, transitDays: 2 },
  ISLE_OF_WIGHT: { name: 'Isle of Wight', chargeExVat: 1_289, transitDays: 2 },
  ISLE_OF_MAN: { name: 'Isle of Man', chargeExVat: 1_727, transitDays: 2 },
  CHANNEL_ISLANDS: { name: 'Channel Islands', chargeExVat: 1_833, transitDays: 2 },
};

/** All zones, in the order of tables. */
export const zoneCodes = Object.keys(zones) as readonly DeliveryZone[];
