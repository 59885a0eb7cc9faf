import { nameBeginnings, nameEndings, namePrefixes } from './range-names.data.ts';

/** What widening may change of a range: its name, its code, and its price. */
interface Range {
  name: string;
  code: string;
  price: number;
}

/**
 * The ranges of one edition. The first is the list as written; each later one is the same designs under names
 * of their own and slightly different prices, so that a catalogue can grow to any size without two alike.
 */
export function editionOf<Entry extends Range>(ranges: readonly Entry[], edition: number): Entry[] {
  if (edition === 0) return [...ranges];
  const names = freeNames(ranges);
  return ranges.map((range, index) => {
    const serial = (edition - 1) * ranges.length + index;
    const name = names[serial];
    if (name === undefined) throw new RangeError(`Only ${names.length} further ranges can be named`);
    return { ...range, name, code: `${range.code}${serial.toString(36).toUpperCase().padStart(2, '0')}`, price: range.price * (1 + ((serial % 9) - 4) / 40) };
  });
}

/** Every name no range has yet. A stride coprime to their count keeps neighbours from sharing a beginning or an ending. */
function freeNames(ranges: readonly Range[]): string[] {
  const taken = new Set(ranges.map(({ name }) => name));
  const count = nameBeginnings.length * nameEndings.length;
  return namePrefixes
    .flatMap((prefix) =>
      Array.from({ length: count }, (_, serial) => {
        const spread = (serial * 1009) % count;
        return `${prefix}${nameBeginnings[spread % nameBeginnings.length]}${nameEndings[Math.floor(spread / nameBeginnings.length)]}`;
      }),
    )
    .filter((name) => !taken.has(name));
}
