import type { Group } from './query.ts';
import { eachWithCode, IMPACT_SCALE, NAMED, termIndex, type Segment } from './segment.ts';

/** Matches of every term count for more than the same score from a few of them. */
const COORDINATION_POWER = 3;

/** A product that only its description links to the query loses up to this much: a back box is not the socket that it is for. */
const DESCRIBED_LOSS = 0.4;

/** What sells best gains this much over what sells least, all else alike. */
const POPULARITY_GAIN = 0.1;

/** What one segment found: ids in no order, their scores, and how many terms each matched; the first `count` of each. */
export interface Found {
  count: number;
  ids: Int32Array;
  scores: Float32Array;
  matched: Uint8Array;
}

/** A segment that is being searched: which of its documents are dead, and room to count in. */
export class LiveSegment {
  readonly segment: Segment;
  readonly #dead: Uint8Array;
  readonly #scores: Float32Array;
  readonly #matched: Uint8Array;
  /** How many terms are in more than the description. */
  readonly #named: Uint8Array;
  readonly #best: Float32Array;
  readonly #bestNamed: Uint8Array;
  /** Places with a score, each once, and how many there are. */
  readonly #touched: Uint32Array;
  #touchedCount = 0;
  readonly #here: Uint32Array;
  #placeById: Map<number, number> | null = null;
  #deadCount = 0;

  constructor(segment: Segment) {
    this.segment = segment;
    const { length } = segment.ids;
    this.#dead = new Uint8Array(length);
    this.#scores = new Float32Array(length);
    this.#matched = new Uint8Array(length);
    this.#named = new Uint8Array(length);
    this.#best = new Float32Array(length);
    this.#bestNamed = new Uint8Array(length);
    this.#touched = new Uint32Array(length);
    this.#here = new Uint32Array(length);
  }

  get size(): number {
    return this.segment.ids.length - this.#deadCount;
  }

  /** Takes a document out, if it is here. */
  kill(id: number): void {
    this.#placeById ??= new Map(Array.from(this.segment.ids, (known, place) => [known, place]));
    const place = this.#placeById.get(id);
    if (place === undefined || this.#dead[place] === 1) return;
    this.#dead[place] = 1;
    this.#deadCount += 1;
  }

  /** Calls back with the place of each living document that has a code, or one that begins so. */
  eachWithCode(code: string, isExact: boolean, found: (place: number, isWhole: boolean) => void): void {
    eachWithCode(this.segment, code, isExact, (place, isWhole) => {
      if (this.#dead[place] === 0) found(place, isWhole);
    });
  }

  /** Every document that matches any of the groups of terms, or has a code that the query names. */
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

  /** A document that matches several alternatives counts the best of them, once. */
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

  /** Reads the counts out and leaves the room clean for the next search. */
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
      if (this.#dead[place] === 1) continue;
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
