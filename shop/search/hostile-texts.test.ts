import { expect, test } from 'vitest';
import { slowTexts } from '@storefront/domain/hostile-texts.fixture.ts';
import { buildIndex } from './build-index.ts';
import { document, OPTIONS } from './testing.fixture.ts';
import { createAnalysis } from './words/analysis.rules.ts';
import { codeCandidates, isWrittenAsCode, writtenCodes } from './words/codes.rules.ts';
import { headTextOf } from './words/head.rules.ts';
import { withoutNegations } from './words/negation.rules.ts';

const analysis = createAnalysis(OPTIONS);

test.each<[string, (text: string) => unknown]>([
  ['the terms of a text', (text) => analysis.documentTerms(text)],
  ['codes', codeCandidates],
  ['whether a text is a code', isWrittenAsCode],
  ['codes in words', writtenCodes],
  ['what a text is about', headTextOf],
  ['what is not wanted', (text) => withoutNegations(text, () => false)],
])('reads %s in time that grows with its length', { timeout: 120_000 }, (_, read) => {
  expect(slowTexts(read)).toEqual([]);
});

test('indexes the names of categories in time that grows with their length', { timeout: 120_000 }, async () => {
  const spaces = ' '.repeat(100_000);
  const started = process.cpuUsage();
  await buildIndex([document(1, 'Lamp', { categories: [`Lamps${spaces}lit`], brand: 'B' })], OPTIONS);
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(500);
});
