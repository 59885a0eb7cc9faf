import { expect, test } from 'vitest';
import { analysis } from '../testing.fixture.ts';
import { categoryTerm } from '../words/analysis.rules.ts';
import { synonymsOf } from '../words/synonyms.rules.ts';
import { formsOf } from './alternatives.ts';
import type { Words } from './words.ts';

const FREQUENCIES = new Map([
  ['light', 900],
  ['bulb', 300],
  ['lightbulb', 1],
  ['lamp', 20],
  ['shade', 40],
  ['24mm', 7],
  ['wall', 500],
  [categoryTerm(['wall', 'light']), 80],
]);
const words: Words = {
  frequency: (term) => FREQUENCIES.get(term) ?? 0,
  together: (terms) => (terms.join(' ') === 'lamp shade' ? 15 : 0),
  completions: () => [],
  isInNames: (term) => FREQUENCIES.has(term),
  kinds: () => 0,
  named: () => 0,
  isCode: () => false,
  speller: { near: () => [] },
  english: { mayCorrect: () => true },
  numbers: () => [],
  isValue: () => false,
  inLongerValues: () => 0,
  nearest: new Map(),
  synonyms: synonymsOf({ same: [], finds: [{ word: 'bulb', instead: ['lamp'], weight: 0.5 }] }, analysis.terms),
  analysis,
};
const forms = (query: string) =>
  formsOf(analysis.tokens(query), words).map(({ itself, others }) =>
    [itself, ...others].map(({ terms, weight, frequency }) => `${terms.join('+')} ${weight} ${frequency}`),
  );

test.each([
  [
    'a joined form and a synonym stand beside the word, and count as no rarer',
    'light bulb',
    [
      ['light 1 900', 'lightbulb 1 900'],
      ['bulb 1 300', 'lightbulb 1 300', 'lamp 0.5 300'],
    ],
  ],
  ['a compound that products are named by in two words', 'lampshade', [['lampshade 1 20', 'lamp+shade 0.9 20']]],
  ['a bare number', '24', [['24 1 0', '24mm 0.5 7']]],
  [
    'the whole name of a category',
    'wall light',
    [
      ['wall 1 500', '=wall light 1 500'],
      ['light 1 900', '=wall light 1 900'],
    ],
  ],
  ['an unknown word', 'zephyr', [['zephyr 1 0']]],
])('%s', (_, query, expected) => expect(forms(query)).toEqual(expected));
