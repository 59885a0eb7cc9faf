import { WHOLE, type Group } from './plan/groups.ts';
import type { Segment } from './segment.ts';

/** Of the share of matched terms: matching all outweighs high scores of a few. */
const COORDINATION_POWER = 3;
/** For matches in the description only: a back box is not the socket it is made for. */
const DESCRIBED_LOSS = 0.4;

/** For a match in a description alone. */
const DESCRIBED_SCORE = 2;

/** The best seller scores so much higher than the worst. */
const POPULARITY_GAIN = 0.1;

/** Unordered; the first `count` entries of each array. */
export interface Found {
  segment: Segment;
  count: number;
  places: Uint32Array;
  scores: Float32Array;
  /** Twice the number of matched terms, plus one when all are outside description and categories. */
  tiers: Uint8Array;
}

/** Added to a document's counts: in a name or field, and in a description or category alone. */
export interface GroupMatch {
  named: number;
  described: number;
  /** In a description or category alone. */
  describedScore: number;
}

/** In one number: matched terms, those in names or fields, and their evidence in parts of `WHOLE`. */
const MATCHED = 1 << 16;
const NAMED_BY = 1 << 8;
const EVIDENCE = NAMED_BY - 1;

export function matchOf({ worth, described }: Group): GroupMatch {
  return {
    named: worth * (MATCHED + NAMED_BY + WHOLE),
    described: described === null ? 0 : worth * (MATCHED + described),
    describedScore: (DESCRIBED_SCORE * (described ?? 0)) / WHOLE,
  };
}

/** One query at a time; the arrays are reused. */
export class Accumulator {
  readonly #segment: Segment;
  readonly #scores: Float32Array;
  readonly #counts: Uint32Array;
  /** Each once, and their number. */
  readonly #touched: Uint32Array;
  #touchedCount = 0;

  constructor(segment: Segment) {
    const { length } = segment.ids;
    this.#segment = segment;
    this.#scores = new Float32Array(length);
    this.#counts = new Uint32Array(length);
    this.#touched = new Uint32Array(length);
  }

  add(place: number, score: number, isNamed: boolean, { named, described, describedScore }: GroupMatch): void {
    const counted = isNamed ? named : described;
    if (counted === 0) return;
    const counts = this.#counts[place] ?? 0;
    if (counts === 0) this.#touched[this.#touchedCount++] = place;
    this.#scores[place]! += isNamed ? score : score * describedScore;
    this.#counts[place] = counts + counted;
  }

  /** A code counts as all the query's terms. */
  addCode(place: number, score: number, total: number): void {
    if (this.#counts[place] === 0) this.#touched[this.#touchedCount++] = place;
    this.#scores[place] = Math.max(score, this.#scores[place] ?? 0);
    this.#counts[place] = total * (MATCHED + NAMED_BY + WHOLE);
  }

  /** Resets the accumulators. */
  collect(total: number, deleted: Uint8Array): Found {
    const { popularity } = this.#segment;
    const coordination = Float64Array.from(
      { length: total * WHOLE + 1 },
      (_, evidence) => (evidence / WHOLE / total) ** COORDINATION_POWER,
    );
    const length = this.#touchedCount;
    const found: Found = {
      segment: this.#segment,
      count: 0,
      places: new Uint32Array(length),
      scores: new Float32Array(length),
      tiers: new Uint8Array(length),
    };
    let count = 0;
    for (let index = 0; index < length; index += 1) {
      const place = this.#touched[index] ?? 0;
      const counts = this.#counts[place] ?? 0;
      const matched = Math.floor(counts / MATCHED);
      const named = Math.floor(counts / NAMED_BY) & EVIDENCE;
      const score =
        (this.#scores[place] ?? 0) *
        (coordination[counts & EVIDENCE] ?? 1) *
        (1 - DESCRIBED_LOSS * (1 - named / total));
      this.#counts[place] = 0;
      this.#scores[place] = 0;
      if (deleted[place] === 1) continue;
      found.places[count] = place;
      found.scores[count] = score * (1 + (POPULARITY_GAIN * (popularity[place] ?? 0)) / 1_000);
      found.tiers[count] = matched * 2 + Number(named === matched);
      count += 1;
    }
    this.#touchedCount = 0;
    found.count = count;
    return found;
  }
}
