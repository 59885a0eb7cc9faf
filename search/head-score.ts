import { termIndex, type Heads, type Segment } from './segment.ts';
import type { Group } from './plan/groups.ts';

/** Weights beside a score of 0 to 1; measured on judged queries, where learning to rank gave nothing more. */
const HEAD_NOUN = 0.1;
const SHARE_IN_HEAD = 0.15;
const ADJACENT_PAIRS = 0.1;

/** The query as one segment's terms. */
export interface Wanted {
  /** By group of the query, its alternatives: each the places of its terms in the vocabulary. */
  groups: number[][][];
  /** By group, its inverse document frequency as a share of the query's. */
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

/** Scores how far a product is what the query names: its head noun, the query's share in the name's head, and adjacent words. */
export function headScore({ starts, terms, nouns }: Heads, place: number, { groups, shares }: Wanted): number {
  const head = terms.subarray(starts[place] ?? 0, starts[place + 1] ?? 0);
  const noun = head[nouns[place] ?? 0];
  let isNounNamed = false;
  let share = 0;
  let pairs = 0;
  /** Where the last group's words end in the head; −1 when they are not in it. */
  let before = -1;
  groups.forEach((alternatives, index) => {
    const inHead = alternatives.filter((all) => all.every((term) => head.includes(term)));
    if (inHead.length > 0) share += shares[index] ?? 0;
    if (noun !== undefined && inHead.some((all) => all.includes(noun))) isNounNamed = true;
    const at = inHead.map((all) => head.indexOf(all[0] ?? 0));
    // At the same place when one word of the head stands for both: "downlight" for "down light".
    if (before >= 0 && at.some((offset) => offset === before + 1 || offset === before)) pairs += 1;
    before = at[0] ?? -1;
  });
  const neighbours = Math.max(1, groups.length - 1);
  return HEAD_NOUN * Number(isNounNamed) + SHARE_IN_HEAD * share + (ADJACENT_PAIRS * pairs) / neighbours;
}
