import { knownPostcode } from '@storefront/domain/delivery/zone.rules.ts';

/** Postcode areas outside the United Kingdom that use its postcode system. */
const COUNTRIES = new Map(Object.entries({ GY: 'Guernsey', JE: 'Jersey', IM: 'Isle of Man' }));

/** Whether or not the postcode is delivered to; null for no postcode. */
export function placeOf(text: string): { postcode: string; country: string } | null {
  const postcode = knownPostcode(text);
  return postcode && { postcode: postcode.text, country: COUNTRIES.get(postcode.area) ?? 'United Kingdom' };
}
