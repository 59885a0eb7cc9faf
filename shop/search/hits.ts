import { topRows } from '../catalogue/listing/top-k.ts';
import type { Found } from './accumulator.ts';
import { worthOf, type Group } from './plan/groups.ts';
import { headScore, wantedIn, type Wanted } from './head-score.ts';

/** Partial matches are added, the best first, until a list has this many products: three pages of 16. */
const ENOUGH_MATCHES = 48;
/** A page: fewer of the best tier are joined by the next, of products that match as many words. */
const BEST_MINIMUM = 16;
/** The best hits that are ranked again by the heads of their names. */
const RANKED_AGAIN = 60;

/** Products, unordered, with their scores. */
export interface Hits {
  ids: Int32Array;
  scores: Float32Array;
  matchingAll: number;
  /** Those of the best tier, at least a page of them where as many match as many words. */
  best: Int32Array;
}

/** Joins the segments' hits, drops the weakest and ranks the best again. */
export function hitsOf(found: readonly Found[], groups: readonly Group[], rarity: (frequency: number) => number): Hits {
  const byTier = new Uint32Array(256);
  for (const { count, tiers } of found) for (let index = 0; index < count; index += 1) byTier[tiers[index] ?? 0]! += 1;
  const least = leastTier(byTier);
  const length = byTier.subarray(least).reduce((sum, count) => sum + count, 0);
  const ids = new Int32Array(length);
  const scores = new Float32Array(length);
  const places = new Uint32Array(length);
  const parts = new Uint8Array(length);
  const leastBest = leastBestTier(byTier);
  const best = new Int32Array(byTier.subarray(leastBest).reduce((sum, count) => sum + count, 0));
  let [kept, keptBest] = [0, 0];
  found.forEach((part, number) => {
    for (let index = 0; index < part.count; index += 1) {
      if ((part.tiers[index] ?? 0) < least) continue;
      places[kept] = part.places[index] ?? 0;
      parts[kept] = number;
      ids[kept] = part.segment.ids[places[kept] ?? 0] ?? 0;
      scores[kept] = part.scores[index] ?? 0;
      if ((part.tiers[index] ?? 0) >= leastBest) best[keptBest++] = ids[kept] ?? 0;
      kept += 1;
    }
  });
  const first = bestOf(scores, RANKED_AGAIN);
  const highest = scores[first[0] ?? 0] || 1;
  for (let index = 0; index < length; index += 1) scores[index]! /= highest;
  const wanted = new Map<number, Wanted>();
  for (const index of first) {
    const number = parts[index] ?? 0;
    const { segment } = found[number] ?? {};
    if (!segment) continue;
    const wantedHere = wanted.get(number) ?? wantedIn(segment, groups, rarity);
    wanted.set(number, wantedHere);
    scores[index]! += headScore(segment.heads, places[index] ?? 0, wantedHere);
  }
  const all = worthOf(groups) * 2;
  const matchingAll = byTier.subarray(Math.max(all, least)).reduce((sum, count) => sum + count, 0);
  return { ids, scores, matchingAll, best };
}

/** Returns the places of the highest scores, the best first. */
export function bestOf(scores: Float32Array, limit: number): number[] {
  const rows = new Uint32Array(scores.length);
  for (let row = 0; row < rows.length; row += 1) rows[row] = row;
  return topRows(rows, (a, b) => (scores[a] ?? 0) > (scores[b] ?? 0), 0, limit);
}

/** The lowest tier of the best matches: of the two with as many words, the one with all of them in the name, if it fills a page. */
function leastBestTier(byTier: Uint32Array): number {
  const highest = Math.max(
    0,
    byTier.findLastIndex((count) => count > 0),
  );
  return (byTier[highest] ?? 0) < BEST_MINIMUM ? highest & ~1 : highest;
}

/**
 * Returns the lowest tier to keep: all words in the name first, then all words, then one word less, down to half the words of the best match.
 */
function leastTier(byTier: Uint32Array): number {
  const best = byTier.findLastIndex((count) => count > 0);
  const lowest = Math.max(2, Math.ceil((best >> 1) / 2) * 2);
  let tier = best;
  for (let count = byTier[best] ?? 0; tier > lowest && count < ENOUGH_MATCHES; count += byTier[tier] ?? 0) tier -= 1;
  return Math.max(0, tier);
}
