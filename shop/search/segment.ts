/** Immutable typed arrays, transferable between threads. A document's place is its number in the segment, from 0. */
export interface Segment {
  /** By place. */
  ids: Int32Array;
  popularity: Uint16Array;
  /** Sorted. */
  vocabulary: string[];
  /** Products by value of up to three plain words, such as "satin brass". */
  values: ReadonlyMap<string, number>;
  /** Postings of term t: `starts[t]` to `starts[t + 1]`. */
  starts: Uint32Array;
  places: Uint32Array;
  /** BM25F impact before IDF, 0 to 1 scaled to 0–65,535; its last bits are `FLAGS`. */
  impacts: Uint16Array;
  /** As indexes in the vocabulary. */
  heads: Heads;
  codes: CodeTable;
}

/** A name's head: terms `starts[place]` to `starts[place + 1]`, and offsets of its noun and of the noun's phrase. */
export interface Heads {
  starts: Uint32Array;
  terms: Uint32Array;
  nouns: Uint8Array;
  phrases: Uint8Array;
}

/** Sorted; as bytes, since there may be millions. */
export interface CodeTable {
  bytes: Uint8Array;
  starts: Uint32Array;
  places: Uint32Array;
  /** 1 for a whole code, 0 for a part. */
  whole: Uint8Array;
}

export const IMPACT_SCALE = 65_535;
/** Outside description and categories. */
export const NAMED = 1;
/** Only some variants have the word. */
export const OPTIONAL = 2;
/** In no value of several words: "brass" where there is no Satin Brass. */
export const APART = 4;
export const FLAGS = NAMED | OPTIONAL | APART;

/** −1 for none. */
export function termIndex({ vocabulary }: Segment, term: string): number {
  const index = firstFrom(vocabulary, term);
  return vocabulary[index] === term ? index : -1;
}

export function frequency(segment: Segment, term: string): number {
  const index = termIndex(segment, term);
  return index < 0 ? 0 : (segment.starts[index + 1] ?? 0) - (segment.starts[index] ?? 0);
}

/** Sorted. */
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

/** With the place; `exact` means the code itself, else any with this prefix. */
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

/** Up to `enough`; with `inNames`, outside descriptions and category names. */
export function countTogether(segment: Segment, terms: readonly string[], enough: number, inNames = false): number {
  let count = 0;
  eachTogether(segment, terms, (_, impact) => {
    if (!inNames || (impact & NAMED) !== 0) count += 1;
    return count < enough;
  });
  return count;
}

/** With the mean impact and the flags of all terms, until it returns false. */
export function eachTogether(
  segment: Segment,
  terms: readonly string[],
  found: (place: number, impact: number) => boolean,
): void {
  const { starts, places, impacts } = segment;
  const ranges: { next: number; end: number }[] = [];
  for (const term of terms) {
    const index = termIndex(segment, term);
    if (index < 0) return;
    ranges.push({ next: starts[index] ?? 0, end: starts[index + 1] ?? 0 });
  }
  const [rarest, ...others] = ranges.sort((a, b) => a.end - a.next - (b.end - b.next));
  if (!rarest) return;
  // Postings are sorted: each list is walked once.
  for (; rarest.next < rarest.end; rarest.next += 1) {
    const place = places[rarest.next] ?? 0;
    let impact = impacts[rarest.next] ?? 0;
    let flags = impact & FLAGS;
    const isInAll = others.every((range) => {
      while (range.next < range.end && (places[range.next] ?? 0) < place) range.next += 1;
      if (range.next === range.end || places[range.next] !== place) return false;
      const other = impacts[range.next] ?? 0;
      impact += other;
      flags &= other;
      return true;
    });
    const mean = Math.floor(impact / ranges.length);
    if (isInAll && !found(place, (mean & ~FLAGS) | flags)) return;
  }
}

const NUMBER_AND_UNIT = /^(\d+(?:\.\d+)?)([a-z]+)$/;

export class ValueWords {
  readonly #numbers = new Map<string, number[]>();
  readonly #inLonger = new Map<string, number>();

  constructor(segment: Segment) {
    for (const [value, products] of segment.values) {
      // The first word says how a finish is made: Brushed Chrome is no kind of chrome.
      for (const word of value.split(' ').slice(1))
        this.#inLonger.set(word, (this.#inLonger.get(word) ?? 0) + products);
    }
    for (const term of segment.vocabulary) {
      const [, number, unit] = NUMBER_AND_UNIT.exec(term) ?? [];
      if (number === undefined || unit === undefined) continue;
      const all = this.#numbers.get(unit);
      if (all) all.push(Number(number));
      else this.#numbers.set(unit, [Number(number)]);
    }
  }

  numbers(unit: string): readonly number[] {
    return this.#numbers.get(unit) ?? [];
  }

  /** Products, by values that have the word after the first. */
  inLonger(word: string): number {
    return this.#inLonger.get(word) ?? 0;
  }
}
