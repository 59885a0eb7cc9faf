import { FLAGS, NAMED, termIndex, type Segment } from './segment.ts';

/** Counts the documents that contain all the terms, up to `enough`; with `inNames`, only outside descriptions and category names. */
export function countTogether(segment: Segment, terms: readonly string[], enough: number, inNames = false): number {
  let count = 0;
  eachTogether(segment, terms, (_, impact) => {
    if (!inNames || (impact & NAMED) !== 0) count += 1;
    return count < enough;
  });
  return count;
}

/** Calls back with each document that contains all the terms, and their mean impact with the flags of all, until it returns false. */
export function eachTogether(
  segment: Segment,
  terms: readonly string[],
  found: (place: number, impact: number) => boolean,
): void {
  const { starts, places, impacts } = segment;
  const ranges: { next: number; end: number }[] = [];
  for (const term of terms) {
    const index = termIndex(segment, term);
    if (index < 0) return;
    ranges.push({ next: starts[index] ?? 0, end: starts[index + 1] ?? 0 });
  }
  const [rarest, ...others] = ranges.sort((a, b) => a.end - a.next - (b.end - b.next));
  if (!rarest) return;
  // Postings are sorted: each list is walked once.
  for (; rarest.next < rarest.end; rarest.next += 1) {
    const place = places[rarest.next] ?? 0;
    let impact = impacts[rarest.next] ?? 0;
    let flags = impact & FLAGS;
    const isInAll = others.every((range) => {
      while (range.next < range.end && (places[range.next] ?? 0) < place) range.next += 1;
      if (range.next === range.end || places[range.next] !== place) return false;
      const other = impacts[range.next] ?? 0;
      impact += other;
      flags &= other;
      return true;
    });
    const mean = Math.floor(impact / ranges.length);
    if (isInAll && !found(place, (mean & ~FLAGS) | flags)) return;
  }
}
