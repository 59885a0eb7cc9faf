import { expect, test } from 'vitest';
import { searchTerm } from './search-term.rules.ts';

test.each([
  [' brass  dimmer ', 'brass dimmer'],
  ['  gu10\n\u0000led\u009f ', 'gu10 led'],
  ['down\u200blight', 'downlight'],
  [' \t ', ''],
  ['ＧＵ１０\u3000ＬＥＤ\u3164', 'GU10 LED'],
  ['x'.repeat(10_000), 'x'.repeat(100)],
  [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
  [`lamp ${'💡'.repeat(101)}`, `lamp ${'💡'.repeat(95)}`],
  ['\ud800lamp', 'lamp'],
])('the term in %j is %j', (typed, term) => expect(searchTerm(typed)).toBe(term));
