import { zoneOf } from '../../../domain/delivery/zone.rules.ts';
import { parsePostcode } from '../../../domain/contact/postcode.rules.ts';

/** Postcode areas outside the United Kingdom that use its postcode system. */
const COUNTRIES = new Map(Object.entries({ GY: 'Guernsey', JE: 'Jersey', IM: 'Isle of Man' }));

/** Returns the normalised postcode and its country; null outside the delivery area. */
export function placeOf(text: string): { postcode: string; country: string } | null {
  const postcode = parsePostcode(text);
  if (!postcode || !zoneOf(postcode)) return null;
  return { postcode: postcode.text, country: COUNTRIES.get(postcode.area) ?? 'United Kingdom' };
}
