import { SegmentBuilder } from './build/build-segment.ts';
import type { Boosts, SearchDocument } from './document.ts';
import { LiveSegment } from './live-segment.ts';

/** The largest merged segment: merging must not block a search for long. */
const MERGED_DOCUMENTS_MAXIMUM = 500;

/**
 * The changes since the large segment was built, in small segments. Each search visits every segment, so a new one is merged with those no
 * larger (as in an LSM tree): their number grows with the logarithm of the changes.
 */
export class Delta {
  readonly #boosts: Boosts;
  readonly #parts: { documents: Map<number, SearchDocument>; live: LiveSegment }[] = [];

  constructor(boosts: Boosts) {
    this.#boosts = boosts;
  }

  get segments(): readonly LiveSegment[] {
    return this.#parts.map(({ live }) => live);
  }

  /** Adds documents; each replaces an earlier one with its id. */
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
    const builder = new SegmentBuilder(this.#boosts);
    for (const document of merged.values()) builder.add(document);
    this.#parts.push({ documents: merged, live: new LiveSegment(builder.finish()) });
  }
}
