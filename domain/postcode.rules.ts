import { TEXT_LENGTHS } from './text-lengths.data.ts';

/** A postcode of the United Kingdom or the Crown Dependencies, taken apart. */
export interface Postcode {
  /** As it is written on an envelope: `SW1A 1AA`. */
  text: string;
  /** The leading letters, one or two: `SW`. */
  area: string;
  /** The figures after the area: 1 of `SW1A`. */
  district: number;
}

/** Outward A9, A99, AA9, AA99, A9A, AA9A; inward 9AA, whose letters are never C, I, K, M, O or V. */
const POSTCODE = /^(?<area>[A-Z]{1,2})(?<district>\d{1,2}|\d[A-Z])(?<inward>\d[ABD-HJLNP-UW-Z]{2})$/;

/** What is said of a postcode that is none. */
export const POSTCODE_MESSAGE = 'Invalid postcode';

/** Reads a postcode in any case and spacing; null for what is none. Whether such a place exists is for `zoneOf` to say. */
export function parsePostcode(text: string): Postcode | null {
  if (text.length > TEXT_LENGTHS.postcode) return null;
  const { area, district, inward } = POSTCODE.exec(text.replace(/\s/g, '').toUpperCase())?.groups ?? {};
  if (area === undefined || district === undefined || inward === undefined) return null;
  return { text: `${area}${district} ${inward}`, area, district: Number.parseInt(district, 10) };
}
