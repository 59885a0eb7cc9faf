import type { Division } from '../bank-holidays.data.ts';
import { parsePostcode, type Postcode } from '../postcode.rules.ts';
import { divisionOfArea, overrides, zoneOfArea, type DistrictOverride } from './areas.data.ts';
import type { DeliveryZone } from './zones.data.ts';

type Place = Pick<Postcode, 'area' | 'district'>;

/** The zone that a postcode lies in: its district's own, else its area's; null for an area that does not exist. */
export function zoneOf({ area, district }: Place, rows: readonly DistrictOverride[] = overrides): DeliveryZone | null {
  const row = rows.find((each) => each.on && each.area === area && each.from <= district && district <= each.to);
  return row?.zone ?? zoneOfArea.get(area) ?? null;
}

/** Whose bank holidays a postcode keeps. */
export function divisionOf({ area }: Pick<Postcode, 'area'>): Division {
  return divisionOfArea.get(area) ?? 'england-and-wales';
}

/** A place that goods can be sent to. */
export interface Destination {
  /** As it is written on an envelope; null where none was given. */
  postcode: string | null;
  zone: DeliveryZone;
  division: Division;
}

/** Where goods go while no postcode is known. */
export const mainland: Destination = { postcode: null, zone: 'UK_MAINLAND', division: 'england-and-wales' };

/** Where a postcode is; UK Mainland where none is given, null for one that is none or whose area does not exist. */
export function destinationOf(text: string | null | undefined): Destination | null {
  if (text === null || text === undefined) return mainland;
  const postcode = parsePostcode(text);
  const zone = postcode && zoneOf(postcode);
  return zone && { postcode: postcode.text, zone, division: divisionOf(postcode) };
}
