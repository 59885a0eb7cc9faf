/**
 * An inverted index of some documents in typed arrays, ready to be handed between threads. Never changed once built. A document is
 * known inside by its place, from 0.
 */
export interface Segment {
  /** By place: the product's id. */
  ids: Int32Array;
  popularity: Uint16Array;
  /** Every term, in the order of its characters. */
  vocabulary: string[];
  /** Term t has the postings from `starts[t]` to `starts[t + 1]`. */
  starts: Uint32Array;
  places: Uint32Array;
  /** What a match adds before the term's rarity is known: BM25F, 0 to 1 as 0 to 65,535, its last bit as `NAMED` says. */
  impacts: Uint16Array;
  codes: CodeTable;
}

/** Codes in order, each with the document that has it; text as bytes, since there may be millions. */
export interface CodeTable {
  bytes: Uint8Array;
  starts: Uint32Array;
  places: Uint32Array;
  /** 1 for a whole code, 0 for a part of one. */
  whole: Uint8Array;
}

export const IMPACT_SCALE = 65_535;
/** Set in an impact when the term is in more than the document's description. */
export const NAMED = 1;

/** The place of a term in the vocabulary; −1 for none. */
export function termIndex({ vocabulary }: Segment, term: string): number {
  const index = firstFrom(vocabulary, term);
  return vocabulary[index] === term ? index : -1;
}

/** In how many documents a term stands. */
export function frequency(segment: Segment, term: string): number {
  const index = termIndex(segment, term);
  return index < 0 ? 0 : (segment.starts[index + 1] ?? 0) - (segment.starts[index] ?? 0);
}

/** Terms that begin with a prefix, in order. */
export function* termsFrom({ vocabulary }: Segment, prefix: string): Generator<string> {
  for (let index = firstFrom(vocabulary, prefix); index < vocabulary.length; index += 1) {
    const term = vocabulary[index] ?? '';
    if (!term.startsWith(prefix)) return;
    yield term;
  }
}

function firstFrom(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Documents that have a code: `exact` the code itself, else one that begins with it. Calls back with each place. */
export function eachWithCode(
  { codes }: Segment,
  code: string,
  exact: boolean,
  found: (place: number, isWhole: boolean) => void,
): void {
  const { starts, places, whole } = codes;
  const wanted = Buffer.from(code, 'latin1');
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(codes, middle, wanted) < 0) low = middle + 1;
    else high = middle;
  }
  for (let index = low; index < places.length && startsWith(codes, index, wanted); index += 1) {
    if (exact && (starts[index + 1] ?? 0) - (starts[index] ?? 0) !== wanted.length) return;
    found(places[index] ?? 0, whole[index] === 1);
  }
}

function compare({ bytes, starts }: CodeTable, index: number, wanted: Uint8Array): number {
  const start = starts[index] ?? 0;
  const length = (starts[index + 1] ?? 0) - start;
  for (let place = 0; place < Math.min(length, wanted.length); place += 1) {
    const difference = (bytes[start + place] ?? 0) - (wanted[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return length - wanted.length;
}

function startsWith({ bytes, starts }: CodeTable, index: number, wanted: Uint8Array): boolean {
  const start = starts[index] ?? 0;
  if ((starts[index + 1] ?? 0) - start < wanted.length) return false;
  for (let place = 0; place < wanted.length; place += 1) if (bytes[start + place] !== wanted[place]) return false;
  return true;
}
