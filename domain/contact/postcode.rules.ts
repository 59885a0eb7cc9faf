import { TEXT_LENGTHS } from '../text-lengths.data.ts';

/** A parsed postcode of the United Kingdom or the Crown Dependencies. */
export interface Postcode {
  /** The formatted postcode: `SW1A 1AA`. */
  text: string;
  /** The leading letters, one or two: `SW`. */
  area: string;
  /** The digits after the area: 1 in `SW1A`. */
  district: number;
}

/** Outward A9, A99, AA9, AA99, A9A, AA9A; inward 9AA, whose letters are never C, I, K, M, O or V. */
const POSTCODE = /^(?<area>[A-Z]{1,2})(?<district>\d{1,2}|\d[A-Z])(?<inward>\d[ABD-HJLNP-UW-Z]{2})$/;

/** The message for a postcode that is invalid or in no delivery zone, in forms, graph and shop. */
export const POSTCODE_MESSAGE = 'Invalid postcode';

/** Parses a postcode in any case and spacing; null when it is invalid. `zoneOf` decides whether its area exists. */
export function parsePostcode(text: string): Postcode | null {
  if (text.length > TEXT_LENGTHS.postcode) return null;
  const { area, district, inward } = POSTCODE.exec(text.replace(/\s/g, '').toUpperCase())?.groups ?? {};
  if (area === undefined || district === undefined || inward === undefined) return null;
  return { text: `${area}${district} ${inward}`, area, district: Number.parseInt(district, 10) };
}
