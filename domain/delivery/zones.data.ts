export type DeliveryZone =
  | 'UK_MAINLAND'
  | 'SCOTTISH_HIGHLANDS'
  | 'SCOTTISH_ISLANDS'
  | 'NORTHERN_IRELAND'
  | 'ISLE_OF_WIGHT'
  | 'ISLE_OF_MAN'
  | 'CHANNEL_ISLANDS';

/** Name and transit days of each zone. */
export const zones: Record<DeliveryZone, { name: string; transitDays: number }> = {
  UK_MAINLAND: { name: 'UK Mainland', transitDays: 1 },
  SCOTTISH_HIGHLANDS: { name: 'Scottish Highlands', transitDays: 2 },
  SCOTTISH_ISLANDS: { name: 'Scottish Islands', transitDays: 2 },
  NORTHERN_IRELAND: { name: 'Northern Ireland', transitDays: 2 },
  ISLE_OF_WIGHT: { name: 'Isle of Wight', transitDays: 2 },
  ISLE_OF_MAN: { name: 'Isle of Man', transitDays: 2 },
  CHANNEL_ISLANDS: { name: 'Channel Islands', transitDays: 2 },
};

/** All zones, in the order of tables. */
export const zoneCodes = Object.keys(zones) as readonly DeliveryZone[];

/** Reads a zone's code; null for one that a later release added. */
export function knownZone(code: string): DeliveryZone | null {
  return zoneCodes.find((each) => each === code) ?? null;
}
