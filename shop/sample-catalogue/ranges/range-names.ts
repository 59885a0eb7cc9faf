import type { FinishKey } from '../drawings/finishes.data.ts';
import { nameBeginnings, nameEndings, namePrefixes } from './range-names.data.ts';

/** They differ between editions. */
interface Range {
  name: string;
  code: string;
  price: number;
  finishes: readonly FinishKey[];
}

const PLAIN_NAMES = nameBeginnings.length * nameEndings.length;
/** Coprime to the number of plain names: consecutive names share neither beginning nor ending. */
const STRIDE = 1009;

const RANGE_NAMES = PLAIN_NAMES * namePrefixes.length;

/** The first is as written; later ones have other names, finishes in another order and slightly different prices. */
export function editionOf<Entry extends Range>(ranges: readonly Entry[], edition: number): Entry[] {
  if (edition === 0) return [...ranges];
  const taken = new Set(ranges.map(({ name }) => name));
  return ranges.map((range, index) => {
    const serial = (edition - 1) * ranges.length + index;
    const name = rangeName(serial);
    return {
      ...range,
      name: taken.has(name) ? `${name} Park` : name,
      code: `${range.code}${serial.toString(36).toUpperCase().padStart(2, '0')}`,
      price: range.price * (1 + ((serial % 9) - 4) / 40),
      finishes: rotated(range.finishes, edition + index),
    };
  });
}

/** Drops one of many. */
function rotated(finishes: readonly FinishKey[], serial: number): FinishKey[] {
  const start = serial % finishes.length;
  const all = [...finishes.slice(start), ...finishes.slice(0, start)];
  return all.length > 4 ? all.slice(0, -1) : all;
}

/** Place-like, unique for every serial below `RANGE_NAMES`. Throws above it. */
function rangeName(serial: number): string {
  const prefix = namePrefixes[Math.floor(serial / PLAIN_NAMES)];
  if (prefix === undefined) throw new RangeError(`Only ${RANGE_NAMES} further ranges of a kind can be named`);
  const spread = (serial * STRIDE) % PLAIN_NAMES;
  const ending = nameEndings[Math.floor(spread / nameBeginnings.length)];
  return `${prefix}${nameBeginnings[spread % nameBeginnings.length]}${ending}`;
}
