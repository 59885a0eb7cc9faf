import { expect, test } from 'vitest';
import { SegmentBuilder } from './build-index.ts';
import { headScore, wantedIn } from './hits.ts';
import { analysis, document } from './testing.fixture.ts';

const NAMES = ['Oak Picture Light', 'Light Oak Picture Frame', 'Frame for a Picture Light', 'Recessed Downlight'];

const builder = new SegmentBuilder(analysis);
NAMES.forEach((name, id) => builder.add(document(id, name)));
const segment = builder.finish();

/** The score of each name for words of equal frequency; "a|b" are alternatives. */
function scores(...query: string[]): number[] {
  const groups = query.map((group) => ({
    alternatives: group.split('|').map((term) => ({ terms: term.split('+'), weight: 1, frequency: 1 })),
    worth: 1,
    described: 0,
  }));
  const wanted = wantedIn(segment, groups, () => 1);
  return NAMES.map((_, place) => Number(headScore(segment.heads, place, wanted).toFixed(3)));
}

test.each([
  ['0.1 for the head noun, 0.15 for the query in the head', ['light'], [0.25, 0.15, 0, 0]],
  ['0.1 for adjacent words in the order of the query', ['picture', 'light'], [0.35, 0.15, 0, 0]],
  ['a part for a part of the query', ['brass', 'picture', 'light'], [0.25, 0.1, 0, 0]],
  ['nothing for what the product is for', ['picture', 'frame'], [0.075, 0.35, 0.175, 0]],
  ['a word that stands for two is adjacent', ['down|downlight', 'light|downlight'], [0.175, 0.075, 0, 0.35]],
  ['a phrase needs all of its words', ['x|oak+frame'], [0, 0.25, 0, 0]],
  ['nothing for unknown words', ['x', 'y'], [0, 0, 0, 0]],
])('%s', (_, query, expected) => expect(scores(...query)).toEqual(expected));
