import { describe, expect, test } from 'vitest';
import { singular } from './analysis.rules.ts';
import { codeCandidates, partsOfCode } from './codes.rules.ts';
import { editDistance, editsAllowed } from './edits.rules.ts';
import { createSpeller } from './speller.ts';

test.each([
  ['dimmers', 'dimmer'],
  ['switches', 'switch'],
  ['boxes', 'box'],
  ['accessories', 'accessory'],
  ['brass', 'brass'],
  ['glasses', 'glass'],
  ['lens', 'lens'],
  ['lenses', 'lens'],
  ['chassis', 'chassis'],
  ['ies', 'ies'],
  ['ip44s', 'ip44s'],
  ['shelves', 'shelf'],
  ['constructor', 'constructor'],
])('the singular of %s is %s', (word, expected) => {
  expect(singular(word)).toBe(expected);
});

describe('codes', () => {
  test.each([
    ['HD-100001', ['100001']],
    ['100001', []],
    ['AE-GDS-SB', []],
    ['LV-GLS80-B2227', ['gls80', 'b2227']],
  ])('the parts of %s', (code, parts) => expect(partsOfCode(code)).toEqual(parts));
  test.each([
    ['hd 100001', 'hd100001', ['100001']],
    ['brass HD-100001 please', 'brasshd100001please', ['hd100001', 'brasshd100001', 'hd100001please']],
    ['AE-GDS-SB', 'aegdssb', []],
    ['white AE-GDS-WH', 'whiteaegdswh', ['aegdswh']],
    ['brass dimmer', 'brassdimmer', []],
    ['5w', '', []],
    ['-- !', '', []],
    ['9'.repeat(10_000), '', []],
  ])('the code candidates of %j', (query, whole, others) => expect(codeCandidates(query)).toEqual({ whole, others }));
});

describe('edit distance', () => {
  test.each([
    ['dimer', 'dimmer', 1],
    ['swich', 'switch', 1],
    ['alram', 'alarm', 1],
    ['pendent', 'pendant', 1],
    ['same', 'same', 0],
    ['abc', 'xyz', 3],
    ['', 'ab', 2],
  ])('%s to %s', (a, b, distance) =>
    expect([editDistance(a, b, 3), editDistance(b, a, 3)]).toEqual([distance, distance]),
  );
  test('stops counting above the limit', () => expect(editDistance('chandelier', 'bulb', 2)).toBe(3));
  test.each([
    ['ab', 0],
    ['lamp', 1],
    ['dimmer', 2],
  ])('%s allows %i typos', (word, edits) => expect(editsAllowed(word)).toBe(edits));
});

describe('the nearest words', () => {
  const frequencies: Record<string, number> = {
    brass: 900,
    bar: 20,
    dimmer: 300,
    timer: 40,
    switch: 800,
    '13a': 99,
    '10a': 99,
    light: 1_000,
  };
  const speller = createSpeller(Object.keys(frequencies), (word) => frequencies[word] ?? 0);
  test.each([
    ['dimer', ['dimmer', 'timer']],
    ['bras', ['brass']],
    ['swithc', ['switch']],
    ['11a', []],
    ['li', []],
    ['chandelier', []],
  ])('%s', (word, expected) => expect(speller.near(word).map(({ term }) => term)).toEqual(expected));
});
