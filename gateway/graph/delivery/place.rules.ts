import { zoneOf } from '../../../domain/delivery/zone.rules.ts';
import { parsePostcode } from '../../../domain/postcode.rules.ts';

/** Areas outside the United Kingdom that share its postcodes. */
const COUNTRIES = new Map(Object.entries({ GY: 'Guernsey', JE: 'Jersey', IM: 'Isle of Man' }));

/** A postcode as it is written and the country it is in; null for one where nothing is delivered. */
export function placeOf(text: string): { postcode: string; country: string } | null {
  const postcode = parsePostcode(text);
  if (!postcode || !zoneOf(postcode)) return null;
  return { postcode: postcode.text, country: COUNTRIES.get(postcode.area) ?? 'United Kingdom' };
}
