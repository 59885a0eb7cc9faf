import type { SegmentBuilder } from './build-index.ts';
import type { SearchDocument } from './options.ts';
import { Accumulator, matchOf, type Found } from './accumulator.ts';
import type { Alternative } from './plan/alternatives.ts';
import { worthOf, type Group } from './plan/groups.ts';
import type { Exclusion } from './plan/plan-query.ts';
import {
  APART,
  eachTogether,
  eachWithCode,
  IMPACT_SCALE,
  NAMED,
  OPTIONAL,
  termIndex,
  type Segment,
} from './segment.ts';

/** By term: products with it as head noun, in that noun's phrase, and outside description and categories. */
interface Kinds {
  nouns: Uint32Array;
  phrases: Uint32Array;
  named: Uint32Array;
}

function countKinds({ heads, vocabulary, starts, impacts }: Segment): Kinds {
  const counters = () => new Uint32Array(vocabulary.length);
  const kinds = { nouns: counters(), phrases: counters(), named: counters() };
  for (let term = 0; term < vocabulary.length; term += 1) {
    let named = 0;
    const end = starts[term + 1] ?? 0;
    for (let posting = starts[term] ?? 0; posting < end; posting += 1) named += (impacts[posting] ?? 0) & NAMED;
    kinds.named[term] = named;
  }
  for (let place = 0; place < heads.nouns.length; place += 1) {
    const start = heads.starts[place] ?? 0;
    if (start === heads.starts[place + 1]) continue;
    const noun = heads.nouns[place] ?? 0;
    kinds.nouns[heads.terms[start + noun] ?? 0]! += 1;
    for (let offset = heads.phrases[place] ?? 0; offset <= noun; offset += 1)
      kinds.phrases[heads.terms[start + offset] ?? 0]! += 1;
  }
  return kinds;
}

/** With deletions and reusable accumulators for scoring. */
export class LiveSegment {
  readonly segment: Segment;
  readonly #deleted: Uint8Array;
  readonly #accumulator: Accumulator;
  readonly #best: Float32Array;
  readonly #bestNamed: Uint8Array;
  readonly #here: Uint32Array;
  #kinds: Kinds | null = null;
  #placeById: Map<number, number> | null = null;
  #deletedCount = 0;

  constructor(segment: Segment) {
    this.segment = segment;
    const { length } = segment.ids;
    this.#deleted = new Uint8Array(length);
    this.#accumulator = new Accumulator(segment);
    this.#best = new Float32Array(length);
    this.#bestNamed = new Uint8Array(length);
    this.#here = new Uint32Array(length);
  }

  get size(): number {
    return this.segment.ids.length - this.#deletedCount;
  }

  delete(id: number): void {
    this.#placeById ??= new Map(Array.from(this.segment.ids, (known, place) => [known, place]));
    const place = this.#placeById.get(id);
    if (place === undefined || this.#deleted[place] === 1) return;
    this.#deleted[place] = 1;
    this.#deletedCount += 1;
  }

  /** With the code, or with this prefix. */
  eachWithCode(code: string, isExact: boolean, found: (place: number, isWhole: boolean) => void): void {
    eachWithCode(this.segment, code, isExact, (place, isWhole) => {
      if (this.#deleted[place] === 0) found(place, isWhole);
    });
  }

  /** With `isWhole` unset, a code that starts with it. */
  hasCode(code: string, isWhole: boolean): boolean {
    let isFound = false;
    this.eachWithCode(code, isWhole, (_, isWholeCode) => (isFound ||= !isWhole || isWholeCode));
    return isFound;
  }

  count(term: string, where: keyof Kinds): number {
    this.#kinds ??= countKinds(this.segment);
    return this.#kinds[where][termIndex(this.segment, term)] ?? 0;
  }

  /** By a group of terms or a code of the query. */
  search(
    groups: readonly Group[],
    rarity: (frequency: number) => number,
    codes: ReadonlyMap<number, number>,
    exclusions: readonly Exclusion[],
  ): Found {
    for (const group of groups) {
      if (group.alternatives.length === 1) this.#addSingle(group, rarity);
      else this.#addBest(group, rarity);
    }
    const total = worthOf(groups);
    for (const [place, score] of codes) this.#accumulator.addCode(place, score, total);
    return this.#accumulator.collect(total, exclusions.length > 0 ? this.#without(exclusions) : this.#deleted);
  }

  #without(exclusions: readonly Exclusion[]): Uint8Array {
    const out = this.#deleted.slice();
    for (const { terms } of exclusions)
      eachTogether(this.segment, terms, (place, impact) => {
        if ((impact & (NAMED | OPTIONAL)) === NAMED) out[place] = 1;
        return true;
      });
    return out;
  }

  #addSingle(group: Group, rarity: (frequency: number) => number): void {
    const [only] = group.alternatives;
    if (!only) return;
    const { places, impacts } = this.segment;
    const match = matchOf(group);
    const factor = (rarity(only.frequency) * only.weight) / IMPACT_SCALE;
    const [start, end] = this.#postings(only);
    for (let posting = start; posting < end; posting += 1) {
      const impact = impacts[posting] ?? 0;
      this.#accumulator.add(places[posting] ?? 0, impact * factor, (impact & NAMED) !== 0, match);
    }
  }

  /** Empty for an alternative of several terms or of none here. */
  #postings({ terms }: Alternative): readonly [number, number] {
    const index = terms.length === 1 ? termIndex(this.segment, terms[0] ?? '') : -1;
    return index < 0 ? [0, 0] : [this.segment.starts[index] ?? 0, this.segment.starts[index + 1] ?? 0];
  }

  /** By the best alternative in each document. */
  #addBest(group: Group, rarity: (frequency: number) => number): void {
    const { places, impacts } = this.segment;
    const best = this.#best;
    const bestNamed = this.#bestNamed;
    const touched = this.#here;
    let here = 0;
    for (const alternative of group.alternatives) {
      const factor = (rarity(alternative.frequency) * alternative.weight) / IMPACT_SCALE;
      if (alternative.terms.length > 1) {
        here = this.#putTogether(alternative, factor, here);
        continue;
      }
      const skipped = alternative.isApart ? NAMED | APART : 0;
      const [start, end] = this.#postings(alternative);
      for (let posting = start; posting < end; posting += 1) {
        const impact = impacts[posting] ?? 0;
        if ((impact & skipped) === NAMED) continue;
        const place = places[posting] ?? 0;
        const score = impact * factor;
        const before = best[place] ?? 0;
        if (before === 0) touched[here++] = place;
        if (score > before) best[place] = score;
        bestNamed[place]! |= impact & NAMED;
      }
    }
    const match = matchOf(group);
    for (let index = 0; index < here; index += 1) {
      const place = touched[index] ?? 0;
      this.#accumulator.add(place, best[place] ?? 0, bestNamed[place] === NAMED, match);
      best[place] = 0;
      bestNamed[place] = 0;
    }
  }

  /** Returns the number of documents with a score. */
  #putTogether({ terms }: Alternative, factor: number, before: number): number {
    let here = before;
    eachTogether(this.segment, terms, (place, impact) => {
      // Words of a phrase may be far apart in a description.
      if ((impact & NAMED) === 0) return true;
      const best = this.#best[place] ?? 0;
      if (best === 0) this.#here[here++] = place;
      this.#best[place] = Math.max(best, impact * factor);
      this.#bestNamed[place] = NAMED;
      return true;
    });
    return here;
  }
}

/** Merging more would block searches for long. */
export const MERGED_DOCUMENTS_MAXIMUM = 500;

/** Each search visits every segment: a new one is merged with those no larger (as in an LSM tree). */
export class Delta {
  readonly #createBuilder: () => SegmentBuilder;
  readonly #parts: { documents: Map<number, SearchDocument>; live: LiveSegment }[] = [];

  constructor(createBuilder: () => SegmentBuilder) {
    this.#createBuilder = createBuilder;
  }

  get segments(): readonly LiveSegment[] {
    return this.#parts.map(({ live }) => live);
  }

  /** Replaces earlier ones with their ids. */
  add(documents: readonly SearchDocument[]): void {
    const merged = new Map(documents.map((document) => [document.id, document]));
    for (const { documents: earlier, live } of this.#parts) {
      for (const id of merged.keys()) {
        if (earlier.delete(id)) live.delete(id);
      }
    }
    for (
      let last = this.#parts.at(-1);
      last && last.documents.size <= merged.size && last.documents.size + merged.size <= MERGED_DOCUMENTS_MAXIMUM;
      last = this.#parts.at(-1)
    ) {
      for (const [id, document] of last.documents) merged.set(id, document);
      this.#parts.pop();
    }
    const builder = this.#createBuilder();
    for (const document of merged.values()) builder.add(document);
    this.#parts.push({ documents: merged, live: new LiveSegment(builder.finish()) });
  }
}
