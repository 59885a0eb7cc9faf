import { SegmentBuilder } from './build/build-segment.ts';
import type { Boosts, SearchDocument } from './document.ts';
import { LiveSegment } from './live-segment.ts';

/** A segment that others are merged into grows no further: building it must not keep a search waiting. */
const MERGED_DOCUMENTS_MAXIMUM = 500;

/**
 * What has changed since the large segment was built, in small ones. Each search visits every segment, so a new one is merged with those
 * that are no larger: the number of segments grows with the logarithm of the changes, not with the changes.
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

  /** Adds documents, each in the place of an earlier one of its id. */
  add(documents: readonly SearchDocument[]): void {
    const merged = new Map(documents.map((document) => [document.id, document]));
    for (const { documents: earlier, live } of this.#parts) {
      for (const id of merged.keys()) {
        if (earlier.delete(id)) live.kill(id);
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
