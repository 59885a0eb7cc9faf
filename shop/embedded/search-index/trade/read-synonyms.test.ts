import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSynonyms } from './read-synonyms.ts';

function written(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'synonyms-')), 'synonyms.json');
  writeFileSync(file, text);
  return file;
}

test('the shop’s synonyms are read, and say nothing twice', () => {
  const { same, finds } = readSynonyms();
  expect(finds.length).toBeGreaterThan(50);
  const pairs = [
    ...same.flatMap(({ words }) => words.flatMap((a) => words.filter((b) => a !== b).map((b) => `${a} > ${b}`))),
    ...finds.flatMap(({ word, instead }) => instead.map((other) => `${word} > ${other}`)),
  ];
  expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
});

test.each([
  ['{', /synonyms\.json are not JSON/],
  ['{"same":[],"finds":[{"word":"spur","instead":[],"weight":0.5}]}', /malformed[^]*\/finds\/0\/instead/],
  ['{"same":[{"words":["lamp","bulb"],"weight":5}],"finds":[]}', /malformed[^]*\/same\/0\/weight/],
  ['{"same":[],"finds":[],"also":1}', /malformed[^]*also/],
])('a file of synonyms is refused with the place of the mistake: %s', (text, message) =>
  expect(() => readSynonyms(written(text))).toThrow(message),
);
