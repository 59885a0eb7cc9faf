import { termIndex, type Segment } from './segment.ts';

/** Whether at least `enough` documents contain all the terms. Stops as soon as it is sure. */
export function shareDocuments(segment: Segment, terms: readonly string[], enough: number): boolean {
  const { starts, places } = segment;
  const ranges: { next: number; end: number }[] = [];
  for (const term of terms) {
    const index = termIndex(segment, term);
    if (index < 0) return false;
    ranges.push({ next: starts[index] ?? 0, end: starts[index + 1] ?? 0 });
  }
  const [rarest, ...others] = ranges.sort((a, b) => a.end - a.next - (b.end - b.next));
  let count = 0;
  // Postings are sorted: each list is walked once.
  for (; rarest && rarest.next < rarest.end && count < enough; rarest.next += 1) {
    const place = places[rarest.next] ?? 0;
    const isInAll = others.every((range) => {
      while (range.next < range.end && (places[range.next] ?? 0) < place) range.next += 1;
      return range.next < range.end && places[range.next] === place;
    });
    count += Number(isInAll);
  }
  return count >= enough;
}
