import { expect, test } from 'vitest';
import { analysis, OPTIONS } from '../testing.fixture.ts';
import { spansOf, synonymsOf } from './synonyms.rules.ts';

const table = synonymsOf(OPTIONS.synonyms, analysis.terms);
const found = (...query: string[]) =>
  spansOf(query, table).map(({ start, end, synonyms }) => [
    start,
    end,
    ...synonyms.map(({ terms }) => terms.join(' ')),
  ]);

test.each([
  [['twin', 'socket'], [[0, 1, '2gang']]],
  [['2.5mm', 'twin', 'earth'], [[1, 3, 't e']]],
  [['t', 'e'], [[0, 2, 'twin earth']]],
  [['lightbulb'], [[0, 1, 'lamp']]],
  [['2gang'], []],
  [['constructor'], []],
])('the synonyms in %j', (query, expected) => expect(found(...query)).toEqual(expected));
