import { expect, test } from 'vitest';
import { equivalentsInLumens, nearNumbers } from './brightness.rules.ts';

test.each([
  ['60w equivalent bulb', '806 lm bulb'],
  ['60 watt equivalent bulb', '806 lm bulb'],
  ['bulb 60W equiv', 'bulb 806 lm'],
  ['bulb equivalent to 100 watts', 'bulb 1521 lm'],
  ['led bulb replaces 40w', 'led bulb 470 lm'],
  ['as bright as an old 75w bulb', '1055 lm bulb'],
  ['gu10 50w equivalent', 'gu10 350 lm'],
  ['50w halogen equivalent', '50w halogen equivalent'],
  ['100w eqiuvalent bulb', '1521 lm bulb'],
  ['ewuivalent to 60W', '806 lm'],
  ['60w bulb', '60w bulb'],
  ['65w equivalent', '873 lm'],
  ['0w equivalent', '0 lm'],
])('%j is %j', (query, text) => expect(equivalentsInLumens(query)).toBe(text));

const known = (unit: string) => (unit === 'lm' ? [250, 470, 790, 806, 850, 1_521] : [2_700, 3_000, 4_000, 6_500]);
test.each([
  ['800lm', ['806lm', '790lm', '850lm']],
  ['806lm', ['790lm', '850lm']],
  ['3000k', ['2700k']],
  ['3500k', ['4000k', '3000k', '2700k']],
  ['5w', []],
  ['0lm', []],
  ['99999k', []],
])('near %s are %j', (term, terms) => expect(nearNumbers(term, known).map((near) => near.term)).toEqual(terms));
