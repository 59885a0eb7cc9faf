import type { Division } from '../bank-holidays.data.ts';
import { parsePostcode, POSTCODE_MESSAGE, type Postcode } from '../contact/postcode.rules.ts';
import { divisionOfArea, overrides, unservedAreas, zoneOfArea, type DistrictOverride } from './areas.data.ts';
import type { DeliveryCharges } from './charge.rules.ts';
import { zones, type DeliveryZone } from './zones.data.ts';

type Place = Pick<Postcode, 'area' | 'district'>;

/** The zone of a postcode: its district's override, else its area's; null for an area that does not exist. */
export function zoneOf({ area, district }: Place, rows: readonly DistrictOverride[] = overrides): DeliveryZone | null {
  const row = rows.find((each) => each.on && each.area === area && each.from <= district && district <= each.to);
  return row?.zone ?? zoneOfArea.get(area) ?? null;
}

export function divisionOf({ area }: Pick<Postcode, 'area'>): Division {
  return divisionOfArea.get(area) ?? 'england-and-wales';
}

/** Parses a postcode whose area exists, whether or not it is delivered to; null for any other text. */
export function knownPostcode(text: string): Postcode | null {
  const postcode = parsePostcode(text);
  return postcode && (zoneOf(postcode) || unservedAreas.has(postcode.area)) ? postcode : null;
}

type Served = Pick<DeliveryCharges, 'zones'>;

/** The message for a postcode that cannot be delivered to: valid but not served, or invalid. Null when it is served. */
export function deliveryRefusal(text: string, served: Served): string | null {
  const postcode = knownPostcode(text);
  if (!postcode) return POSTCODE_MESSAGE;
  const zone = zoneOf(postcode);
  if (zone && served.zones[zone]) return null;
  return `We don’t deliver to ${zone ? placeName(zone) : unservedAreas.get(postcode.area)}.`;
}

const placeName = (zone: DeliveryZone) => (zone === 'NORTHERN_IRELAND' ? '' : 'the ') + zones[zone].name;

export interface Destination {
  /** The formatted postcode; null when none was given. */
  postcode: string | null;
  zone: DeliveryZone;
  division: Division;
}

export const mainland: Destination = { postcode: null, zone: 'UK_MAINLAND', division: 'england-and-wales' };

/** The destination of a postcode: UK Mainland when none is given, null when it is invalid or not served. */
export function destinationOf(text: string | null | undefined, served: Served): Destination | null {
  if (text === null || text === undefined) return mainland;
  const postcode = parsePostcode(text);
  const zone = postcode && zoneOf(postcode);
  return zone && served.zones[zone] ? { postcode: postcode.text, zone, division: divisionOf(postcode) } : null;
}
