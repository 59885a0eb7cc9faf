import { SegmentBuilder } from './build-segment.ts';
import { BOOSTS, type Boosts, type SearchDocument } from '../document.ts';
import { PhraseCounter, type Phrases } from '../phrases.ts';
import type { Segment } from '../segment.ts';

/** A complete index of the catalogue. */
export interface BuiltIndex {
  segment: Segment;
  phrases: Phrases;
}

/** Indexes a stream of documents. */
export async function buildIndex(
  documents: Iterable<SearchDocument> | AsyncIterable<SearchDocument>,
  boosts: Boosts = BOOSTS,
): Promise<BuiltIndex> {
  const builder = new SegmentBuilder(boosts);
  const phrases = new PhraseCounter();
  for await (const document of documents) {
    builder.add(document);
    phrases.add(document);
  }
  return { segment: builder.finish(), phrases: phrases.finish() };
}
