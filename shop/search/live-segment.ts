import type { Group } from './query.ts';
import { eachWithCode, IMPACT_SCALE, NAMED, termIndex, type Segment } from './segment.ts';

/** Exponent of the share of matched terms: matching all terms counts for more than high scores from a few. */
const COORDINATION_POWER = 3;

/** The largest penalty for matches in the description only: a back box is not the socket it is made for. */
const DESCRIBED_LOSS = 0.4;

/** The boost of the best seller over the worst, all else equal. */
const POPULARITY_GAIN = 0.1;

/** The hits of one segment: unordered ids, their scores and matched terms; the first `count` entries of each array. */
export interface Found {
  count: number;
  ids: Int32Array;
  scores: Float32Array;
  matched: Uint8Array;
}

/** A segment with its deletions and reusable accumulators for scoring. */
export class LiveSegment {
  readonly segment: Segment;
  readonly #deleted: Uint8Array;
  readonly #scores: Float32Array;
  readonly #matched: Uint8Array;
  /** By document: matched terms that are not in its description only. */
  readonly #named: Uint8Array;
  readonly #best: Float32Array;
  readonly #bestNamed: Uint8Array;
  /** Documents with a score, each once, and their number. */
  readonly #touched: Uint32Array;
  #touchedCount = 0;
  readonly #here: Uint32Array;
  #placeById: Map<number, number> | null = null;
  #deletedCount = 0;

  constructor(segment: Segment) {
    this.segment = segment;
    const { length } = segment.ids;
    this.#deleted = new Uint8Array(length);
    this.#scores = new Float32Array(length);
    this.#matched = new Uint8Array(length);
    this.#named = new Uint8Array(length);
    this.#best = new Float32Array(length);
    this.#bestNamed = new Uint8Array(length);
    this.#touched = new Uint32Array(length);
    this.#here = new Uint32Array(length);
  }

  get size(): number {
    return this.segment.ids.length - this.#deletedCount;
  }

  /** Marks a document as deleted, if the segment has it. */
  delete(id: number): void {
    this.#placeById ??= new Map(Array.from(this.segment.ids, (known, place) => [known, place]));
    const place = this.#placeById.get(id);
    if (place === undefined || this.#deleted[place] === 1) return;
    this.#deleted[place] = 1;
    this.#deletedCount += 1;
  }

  /** Calls back with each document that has a code, or one with this prefix. */
  eachWithCode(code: string, isExact: boolean, found: (place: number, isWhole: boolean) => void): void {
    eachWithCode(this.segment, code, isExact, (place, isWhole) => {
      if (this.#deleted[place] === 0) found(place, isWhole);
    });
  }

  /** Finds every document that matches any group of terms, or whose code the query names. */
  search(groups: readonly Group[], rarity: (frequency: number) => number, codes: ReadonlyMap<number, number>): Found {
    for (const group of groups) {
      if (group.alternatives.length === 1) this.#addSingle(group, rarity);
      else this.#addBest(group, rarity);
    }
    const total = Math.max(1, groups.length);
    for (const [place, score] of codes) {
      this.#add(place, Math.max(0, score - (this.#scores[place] ?? 0)), NAMED);
      this.#matched[place] = total;
      this.#named[place] = total;
    }
    return this.#collect(total);
  }

  #add(place: number, score: number, named: number): void {
    if (this.#matched[place] === 0) this.#touched[this.#touchedCount++] = place;
    this.#scores[place]! += score;
    this.#matched[place]! += 1;
    this.#named[place]! += named;
  }

  #addSingle({ alternatives }: Group, rarity: (frequency: number) => number): void {
    const { starts, places, impacts } = this.segment;
    const [only] = alternatives;
    const index = only ? termIndex(this.segment, only.term) : -1;
    if (!only || index < 0) return;
    const factor = (rarity(only.frequency) * only.weight) / IMPACT_SCALE;
    const end = starts[index + 1] ?? 0;
    for (let posting = starts[index] ?? 0; posting < end; posting += 1) {
      const impact = impacts[posting] ?? 0;
      this.#add(places[posting] ?? 0, impact * factor, impact & NAMED);
    }
  }

  /** Scores a group by its best alternative in each document. */
  #addBest({ alternatives }: Group, rarity: (frequency: number) => number): void {
    const { starts, places, impacts } = this.segment;
    let here = 0;
    for (const { term, weight, frequency } of alternatives) {
      const index = termIndex(this.segment, term);
      if (index < 0) continue;
      const factor = (rarity(frequency) * weight) / IMPACT_SCALE;
      const end = starts[index + 1] ?? 0;
      for (let posting = starts[index] ?? 0; posting < end; posting += 1) {
        const place = places[posting] ?? 0;
        const impact = impacts[posting] ?? 0;
        const score = impact * factor;
        this.#bestNamed[place]! |= impact & NAMED;
        const best = this.#best[place] ?? 0;
        if (best === 0) this.#here[here++] = place;
        if (score > best) this.#best[place] = score;
      }
    }
    for (let index = 0; index < here; index += 1) {
      const place = this.#here[index] ?? 0;
      this.#add(place, this.#best[place] ?? 0, this.#bestNamed[place] ?? 0);
      this.#best[place] = 0;
      this.#bestNamed[place] = 0;
    }
  }

  /** Reads the accumulators out and resets them. */
  #collect(total: number): Found {
    const { ids, popularity } = this.segment;
    const coordination = Float64Array.from(
      { length: total + 1 },
      (_, matched) => (matched / total) ** COORDINATION_POWER,
    );
    const length = this.#touchedCount;
    const found: Found = {
      count: 0,
      ids: new Int32Array(length),
      scores: new Float32Array(length),
      matched: new Uint8Array(length),
    };
    let count = 0;
    for (let index = 0; index < length; index += 1) {
      const place = this.#touched[index] ?? 0;
      const matched = this.#matched[place] ?? 0;
      const named = this.#named[place] ?? 0;
      const score =
        (this.#scores[place] ?? 0) * (coordination[matched] ?? 1) * (1 - DESCRIBED_LOSS * (1 - named / total));
      this.#matched[place] = 0;
      this.#named[place] = 0;
      this.#scores[place] = 0;
      if (this.#deleted[place] === 1) continue;
      found.ids[count] = ids[place] ?? 0;
      found.scores[count] = score * (1 + (POPULARITY_GAIN * (popularity[place] ?? 0)) / 1_000);
      found.matched[count] = matched;
      count += 1;
    }
    this.#touchedCount = 0;
    found.count = count;
    return found;
  }
}
