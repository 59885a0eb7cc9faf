import { expect, test } from 'vitest';
import { equivalentsInLumens } from './brightness.rules.ts';

test.each([
  ['60w equivalent bulb', '806 lm bulb'],
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
