import { codeCandidates } from './words/codes.rules.ts';
import type { Group } from './query.ts';
import { eachWithCode, IMPACT_SCALE, termIndex, type Segment } from './segment.ts';

/** A whole code, asked for by itself or among words; a part of one; the beginning of one. */
const CODE_ALONE = 1_000;
const CODE_AMONG_WORDS = 60;
const PART_OF_CODE = 20;
const BEGINNING_OF_CODE = 8;
const BEGINNING_CHARACTERS_MINIMUM = 4;

/** Matches of every term count for more than the same score from a few of them. */
const COORDINATION_POWER = 3;

/** What sells best gains this much over what sells least, all else alike. */
const POPULARITY_GAIN = 0.1;

/** What one segment found: ids in no order, their scores, and how many terms each matched. */
export interface Found {
  ids: Int32Array;
  scores: Float32Array;
  matched: Uint8Array;
  /** Whether the whole query is the code of something. */
  isCode: boolean;
}

/** A segment that is being searched: which of its documents are dead, and room to count in. */
export class LiveSegment {
  readonly segment: Segment;
  readonly #dead: Uint8Array;
  readonly #scores: Float32Array;
  readonly #matched: Uint8Array;
  readonly #best: Float32Array;
  /** The places that the search at hand has come across. */
  readonly #touched: Uint32Array;
  #touchedCount = 0;
  #placeById: Map<number, number> | null = null;
  #deadCount = 0;

  constructor(segment: Segment) {
    this.segment = segment;
    const { length } = segment.ids;
    this.#dead = new Uint8Array(length);
    this.#scores = new Float32Array(length);
    this.#matched = new Uint8Array(length);
    this.#best = new Float32Array(length);
    this.#touched = new Uint32Array(length);
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

  /** Every document that matches any of the groups of terms, or has a code that the query names. */
  search(query: string, groups: readonly Group[], rarity: (term: string) => number): Found {
    this.#touchedCount = 0;
    for (const group of groups) {
      if (group.alternatives.length === 1) this.#addSingle(group, rarity);
      else this.#addBest(group, rarity);
    }
    const codes = this.#codes(query, groups.length);
    return this.#collect(Math.max(1, groups.length), codes);
  }

  #touch(place: number): void {
    this.#touched[this.#touchedCount] = place;
    this.#touchedCount += 1;
  }

  #addSingle({ alternatives }: Group, rarity: (term: string) => number): void {
    const { starts, places, impacts } = this.segment;
    const [only] = alternatives;
    const index = only ? termIndex(this.segment, only.term) : -1;
    if (!only || index < 0) return;
    const factor = (rarity(only.term) * only.weight) / IMPACT_SCALE;
    const end = starts[index + 1] ?? 0;
    for (let posting = starts[index] ?? 0; posting < end; posting += 1) {
      const place = places[posting] ?? 0;
      if (this.#matched[place] === 0 && this.#scores[place] === 0) this.#touch(place);
      this.#scores[place]! += (impacts[posting] ?? 0) * factor;
      this.#matched[place]! += 1;
    }
  }

  /** A document that matches several alternatives counts the best of them, once. */
  #addBest({ alternatives }: Group, rarity: (term: string) => number): void {
    const { starts, places, impacts } = this.segment;
    const here: number[] = [];
    for (const { term, weight } of alternatives) {
      const index = termIndex(this.segment, term);
      if (index < 0) continue;
      const factor = (rarity(term) * weight) / IMPACT_SCALE;
      const end = starts[index + 1] ?? 0;
      for (let posting = starts[index] ?? 0; posting < end; posting += 1) {
        const place = places[posting] ?? 0;
        const score = (impacts[posting] ?? 0) * factor;
        const best = this.#best[place] ?? 0;
        if (best === 0) here.push(place);
        if (score > best) this.#best[place] = score;
      }
    }
    for (const place of here) {
      if (this.#matched[place] === 0 && this.#scores[place] === 0) this.#touch(place);
      this.#scores[place]! += this.#best[place] ?? 0;
      this.#matched[place]! += 1;
      this.#best[place] = 0;
    }
  }

  #codes(query: string, groupCount: number): { isCode: boolean } {
    const [whole, ...others] = codeCandidates(query);
    let isCode = false;
    const add = (place: number, score: number) => {
      if (this.#dead[place] === 1) return;
      if (this.#matched[place] === 0 && this.#scores[place] === 0) this.#touch(place);
      this.#scores[place] = Math.max(this.#scores[place] ?? 0, score);
      this.#matched[place] = Math.max(1, groupCount);
    };
    if (whole) {
      eachWithCode(this.segment, whole, true, (place, isWhole) => {
        add(place, isWhole ? CODE_ALONE : PART_OF_CODE);
        isCode ||= isWhole && this.#dead[place] === 0;
      });
      if (!isCode && whole.length >= BEGINNING_CHARACTERS_MINIMUM) eachWithCode(this.segment, whole, false, (place) => add(place, BEGINNING_OF_CODE));
    }
    if (!isCode) for (const candidate of others) eachWithCode(this.segment, candidate, true, (place, isWhole) => isWhole && add(place, CODE_AMONG_WORDS));
    return { isCode };
  }

  /** Reads the counts out and leaves the room clean for the next search. */
  #collect(total: number, { isCode }: { isCode: boolean }): Found {
    const { ids, popularity } = this.segment;
    const found: Found = { ids: new Int32Array(this.#touchedCount), scores: new Float32Array(this.#touchedCount), matched: new Uint8Array(this.#touchedCount), isCode };
    const coordination = Array.from({ length: total + 1 }, (_, matched) => (matched / total) ** COORDINATION_POWER);
    let count = 0;
    for (let index = 0; index < this.#touchedCount; index += 1) {
      const place = this.#touched[index] ?? 0;
      const matched = this.#matched[place] ?? 0;
      const score = this.#scores[place] ?? 0;
      this.#matched[place] = 0;
      this.#scores[place] = 0;
      if (this.#dead[place] === 1 || score === 0) continue;
      found.ids[count] = ids[place] ?? 0;
      found.scores[count] = score * (coordination[matched] ?? 1) * (1 + (POPULARITY_GAIN * (popularity[place] ?? 0)) / 1_000);
      found.matched[count] = matched;
      count += 1;
    }
    return { ids: found.ids.subarray(0, count), scores: found.scores.subarray(0, count), matched: found.matched.subarray(0, count), isCode };
  }
}
