import { NAMED, type Segment } from './segment.ts';

/** By term: how many products have it as the head noun of their name, in that noun's phrase, and outside description and categories. */
export interface Kinds {
  nouns: Uint32Array;
  phrases: Uint32Array;
  named: Uint32Array;
}

export function countKinds({ heads, vocabulary, starts, impacts }: Segment): Kinds {
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
