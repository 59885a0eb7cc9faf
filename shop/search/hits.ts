import { topRows } from './top-k.ts';
import type { Found } from './accumulator.ts';
import { worthOf, type Group } from './plan/groups.ts';
import { termIndex, type Heads, type Segment } from './segment.ts';

/** Partial matches are added, the best first, up to three pages of 16. */
const ENOUGH_MATCHES = 48;
/** With less than a page, the best tier is joined with the next one of as many matched words. */
const BEST_MINIMUM = 16;
/** By the heads of their names. */
const RANKED_AGAIN = 60;

/** Unordered. */
export interface Hits {
  ids: Int32Array;
  scores: Float32Array;
  matchingAll: number;
  /** Of the best tier, or of the two best when they match as many words. */
  best: Int32Array;
}

/** Drops the weakest and ranks the best again. */
export function hitsOf(found: readonly Found[], groups: readonly Group[], rarity: (frequency: number) => number): Hits {
  const byTier = new Uint32Array(256);
  for (const { count, tiers } of found) for (let index = 0; index < count; index += 1) byTier[tiers[index] ?? 0]! += 1;
  // Loops: callbacks over the tiers would take most of a small search's time.
  let highest = byTier.length - 1;
  while (highest > 0 && byTier[highest] === 0) highest -= 1;
  const countFrom = (tier: number) => {
    let sum = 0;
    for (let index = tier; index <= highest; index += 1) sum += byTier[index] ?? 0;
    return sum;
  };
  const least = leastTier(byTier, highest);
  const length = countFrom(least);
  const ids = new Int32Array(length);
  const scores = new Float32Array(length);
  const places = new Uint32Array(length);
  const parts = new Uint8Array(length);
  const leastBest = leastBestTier(byTier, highest);
  let nextBest = 0;
  let nextOther = countFrom(leastBest);
  const best = ids.subarray(0, nextOther);
  found.forEach((part, number) => {
    for (let index = 0; index < part.count; index += 1) {
      const tier = part.tiers[index] ?? 0;
      if (tier < least) continue;
      const kept = tier >= leastBest ? nextBest++ : nextOther++;
      const place = part.places[index] ?? 0;
      places[kept] = place;
      parts[kept] = number;
      ids[kept] = part.segment.ids[place] ?? 0;
      scores[kept] = part.scores[index] ?? 0;
    }
  });
  const first = bestOf(scores, RANKED_AGAIN);
  const highestScore = scores[first[0] ?? 0] || 1;
  for (let index = 0; index < length; index += 1) scores[index]! /= highestScore;
  const wanted = new Map<number, Wanted>();
  for (const index of first) {
    const number = parts[index] ?? 0;
    const { segment } = found[number] ?? {};
    if (!segment) continue;
    const wantedHere = wanted.get(number) ?? wantedIn(segment, groups, rarity);
    wanted.set(number, wantedHere);
    scores[index]! += headScore(segment.heads, places[index] ?? 0, wantedHere);
  }
  return { ids, scores, matchingAll: countFrom(Math.max(worthOf(groups) * 2, least)), best };
}

/** The best first. */
export function bestOf(scores: Float32Array, limit: number): number[] {
  const rows = new Uint32Array(scores.length);
  for (let row = 0; row < rows.length; row += 1) rows[row] = row;
  return topRows(rows, (a, b) => (scores[a] ?? 0) > (scores[b] ?? 0), 0, limit);
}

/** The highest if it fills a page, else also the next with as many words. */
function leastBestTier(byTier: Uint32Array, highest: number): number {
  return (byTier[highest] ?? 0) < BEST_MINIMUM ? highest & ~1 : highest;
}

/** All words in the name first, then all words, then one less, down to half the words of the best match. */
function leastTier(byTier: Uint32Array, highest: number): number {
  const lowest = Math.max(2, Math.ceil((highest >> 1) / 2) * 2);
  let tier = highest;
  for (let count = byTier[highest] ?? 0; tier > lowest && count < ENOUGH_MATCHES; count += byTier[tier] ?? 0) tier -= 1;
  return tier;
}

/** Added to a score of 0 to 1. Found by trial on judged queries; learning to rank gained nothing. */
const HEAD_NOUN = 0.1;
const SHARE_IN_HEAD = 0.15;
const ADJACENT_PAIRS = 0.1;

/** In the terms of one segment. */
export interface Wanted {
  /** By group, its alternatives, as the indexes of their terms in the vocabulary. */
  groups: number[][][];
  /** By group: inverse document frequency as a share of the query's. */
  shares: number[];
}

export function wantedIn(segment: Segment, groups: readonly Group[], rarity: (frequency: number) => number): Wanted {
  const rarities = groups.map(({ alternatives: [typed, ...others] }) =>
    rarity(typed?.frequency || Math.max(0, ...others.map(({ frequency }) => frequency))),
  );
  const total = rarities.reduce((sum, value) => sum + value, 0) || 1;
  return {
    groups: groups.map(({ alternatives }) =>
      alternatives
        .map(({ terms }) => terms.map((term) => termIndex(segment, term)))
        .filter((terms) => terms.every((term) => term >= 0)),
    ),
    shares: rarities.map((value) => value / total),
  };
}

/** By the head noun, the share of the query in the name's head, and adjacent words. */
export function headScore({ starts, terms, nouns }: Heads, place: number, { groups, shares }: Wanted): number {
  const head = terms.subarray(starts[place] ?? 0, starts[place + 1] ?? 0);
  const noun = head[nouns[place] ?? 0];
  let isNounNamed = false;
  let share = 0;
  let pairs = 0;
  /** −1 when the last group's words are not in the head. */
  let before = -1;
  groups.forEach((alternatives, index) => {
    const inHead = alternatives.filter((all) => all.every((term) => head.includes(term)));
    if (inHead.length > 0) share += shares[index] ?? 0;
    if (noun !== undefined && inHead.some((all) => all.includes(noun))) isNounNamed = true;
    const at = inHead.map((all) => head.indexOf(all[0] ?? 0));
    // One word of the head may stand for both: "downlight" for "down light".
    if (before >= 0 && at.some((offset) => offset === before + 1 || offset === before)) pairs += 1;
    before = at[0] ?? -1;
  });
  const neighbours = Math.max(1, groups.length - 1);
  return HEAD_NOUN * Number(isNounNamed) + SHARE_IN_HEAD * share + (ADJACENT_PAIRS * pairs) / neighbours;
}
