import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { spansOf, synonymsOf } from './synonyms.rules.ts';
import { readSynonyms } from './synonyms.ts';

const table = synonymsOf({
  same: [{ words: ['twin and earth', 't&e'], weight: 0.9 }],
  finds: [
    { word: 'twin', instead: ['2 gang'], weight: 0.8 },
    { word: 'light bulb', instead: ['lamps'], weight: 0.7 },
  ],
});
const found = (...query: string[]) =>
  spansOf(query, table).map(({ start, end, synonyms }) => [
    start,
    end,
    ...synonyms.map(({ terms }) => terms.join(' ')),
  ]);

describe('the synonyms of a query', () => {
  test.each([
    [['twin', 'socket'], [[0, 1, '2gang']]],
    [['2.5mm', 'twin', 'earth'], [[1, 3, 't e']]],
    [['t', 'e'], [[0, 2, 'twin earth']]],
    [['lightbulb'], [[0, 1, 'lamp']]],
    [['2gang'], []],
    [['constructor'], []],
  ])('%j', (query, expected) => expect(found(...query)).toEqual(expected));
});

describe('the file', () => {
  const written = (text: string) => {
    const file = join(mkdtempSync(join(tmpdir(), 'synonyms-')), 'synonyms.json');
    writeFileSync(file, text);
    return file;
  };

  test('of the shop is read, and says nothing twice', () => {
    expect(readSynonyms().meanings.size).toBeGreaterThan(50);
    const { same, finds } = JSON.parse(readFileSync(join(import.meta.dirname, 'synonyms.json'), 'utf8')) as {
      same: { words: string[] }[];
      finds: { word: string; instead: string[] }[];
    };
    const pairs = [
      ...same.flatMap(({ words }) => words.flatMap((a) => words.filter((b) => a !== b).map((b) => `${a} > ${b}`))),
      ...finds.flatMap(({ word, instead }) => instead.map((other) => `${word} > ${other}`)),
    ];
    expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
  });
  test.each([
    ['{', /synonyms\.json are not JSON/],
    ['{"same":[],"finds":[{"word":"spur","instead":[],"weight":0.5}]}', /malformed[^]*finds\[0\]\.instead/],
    ['{"same":[{"words":["lamp","bulb"],"weight":5}],"finds":[]}', /malformed[^]*same\[0\]\.weight/],
    ['{"same":[],"finds":[],"also":1}', /malformed[^]*also/],
  ])('is refused with the place of the mistake: %s', (text, message) =>
    expect(() => readSynonyms(written(text))).toThrow(message),
  );
});
