import { WHOLE, type Group } from './plan/groups.ts';
import { NAMED, type Segment } from './segment.ts';

/** Exponent of the share of matched terms: matching all counts for more than high scores from a few. */
const COORDINATION_POWER = 3;
/** The largest penalty for matches in the description only: a back box is not the socket it is made for. */
const DESCRIBED_LOSS = 0.4;

/** The score of a match in a description only, for each part that it counts as. */
const DESCRIBED_SCORE = 2;

/** The boost of the best seller over the worst, all else equal. */
const POPULARITY_GAIN = 0.1;

/** The hits of one segment, unordered; the first `count` entries of each array. */
export interface Found {
  segment: Segment;
  count: number;
  places: Uint32Array;
  scores: Float32Array;
  /** Twice the number of matched terms, and one more when each of them is outside the description and the categories. */
  tiers: Uint8Array;
}

/** What a match of a code counts as. */
const CODE: Group = { alternatives: [], worth: 1, described: WHOLE };

/** Adds up the scores of one query at a time; its arrays are reused. */
export class Accumulator {
  readonly #segment: Segment;
  readonly #scores: Float32Array;
  readonly #matched: Uint8Array;
  /** By document: matched terms that are not in its description only. */
  readonly #named: Uint8Array;
  /** By document: what the matched terms count as, in parts of `WHOLE`. */
  readonly #evidence: Uint8Array;
  /** Documents with a score, each once, and their number. */
  readonly #touched: Uint32Array;
  #touchedCount = 0;

  constructor(segment: Segment) {
    const { length } = segment.ids;
    this.#segment = segment;
    this.#scores = new Float32Array(length);
    this.#matched = new Uint8Array(length);
    this.#named = new Uint8Array(length);
    this.#evidence = new Uint8Array(length);
    this.#touched = new Uint32Array(length);
  }

  /** Adds the match of a group in a document. */
  add(place: number, score: number, named: number, { worth, described }: Group): void {
    if (this.#matched[place] === 0) this.#touched[this.#touchedCount++] = place;
    this.#scores[place]! += named === 0 ? (score * DESCRIBED_SCORE * described) / WHOLE : score;
    this.#matched[place]! += worth;
    this.#named[place]! += named * worth;
    this.#evidence[place]! += named === 0 ? described * worth : WHOLE * worth;
  }

  /** Adds the match of a code, which counts as all the query's terms. */
  addCode(place: number, score: number, total: number): void {
    this.add(place, Math.max(0, score - (this.#scores[place] ?? 0)), NAMED, CODE);
    this.#matched[place] = total;
    this.#named[place] = total;
    this.#evidence[place] = total * WHOLE;
  }

  /** Reads the accumulators out and resets them. */
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
      const matched = this.#matched[place] ?? 0;
      const named = this.#named[place] ?? 0;
      const score =
        (this.#scores[place] ?? 0) *
        (coordination[this.#evidence[place] ?? 0] ?? 1) *
        (1 - DESCRIBED_LOSS * (1 - named / total));
      this.#matched[place] = 0;
      this.#named[place] = 0;
      this.#evidence[place] = 0;
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
