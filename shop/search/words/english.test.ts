import { expect, test } from 'vitest';
import { readEnglish } from './english.ts';

const english = readEnglish();

test.each([
  ['account', 'accent', 2],
  ['internal', 'internet', 2],
  ['jersey', 'mersey', 1],
  ['faceplate', 'backplate', 2],
  ['delivery', 'livery', 2],
  ['window', 'widow', 1],
  ['how', 'hob', 1],
  ['vat', 'hat', 1],
  ['ireland', 'island', 1],
])('leaves %s alone rather than correct it to %s', (word, term, distance) => {
  expect(english.mayCorrect(word, { term, distance })).toBe(false);
});

test.each([
  ['dimer', 'dimmer', 1],
  ['bras', 'brass', 1],
  ['chandalier', 'chandelier', 1],
  ['bathrom', 'bathroom', 1],
  ['spotlite', 'spotlight', 2],
  ['backlate', 'backplate', 1],
])('corrects %s to %s', (word, term, distance) => {
  expect(english.mayCorrect(word, { term, distance })).toBe(true);
});
