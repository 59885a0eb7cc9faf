import { expect, test } from 'vitest';
import { formatPostcode, parsePostcode } from './postcode.rules.ts';

test.each([
  ['B33 8TH', 'B33 8TH', 'B', 33],
  ['SW1A 1AA', 'SW1A 1AA', 'SW', 1],
  ['sw1a1aa', 'SW1A 1AA', 'SW', 1],
  ['PA6 7LN', 'PA6 7LN', 'PA', 6],
  ['bfpo 57', 'BFPO 57', 'BF', 1],
  ['gir0aa', 'GIR 0AA', 'GIR', 0],
  ['FIQQ 1ZZ', 'FIQQ 1ZZ', 'FIQQ', 0],
  ['ai-2640', 'AI-2640', 'AI', 0],
  ['KY1-1102', 'KY1-1102', 'CYM', 0],
  ['KY1 1AA', 'KY1 1AA', 'KY', 1],
  ['msr1110', 'MSR 1110', 'MSR', 0],
  ['VG1110', 'VG1110', 'VG', 0],
  ['HM BX', 'HM BX', 'BMU', 0],
  ['CR 03', 'CR 03', 'BMU', 0],
  ['CR0 3AA', 'CR0 3AA', 'CR', 0],
  ['ｂｔ１\u3000５ｇｓ\u2800', 'BT1 5GS', 'BT', 1],
])('%j is %s', (text, written, area, district) => {
  expect(parsePostcode(text)).toEqual({ text: written, area, district });
});

test.each([
  '',
  'BT1',
  'SW1A 1A',
  'SW1A 1AAA',
  'M1 1CE',
  'SW1A-1AA',
  'FIQQ 2ZZ',
  'KY1',
  'KY4-1102',
  'CR 13',
  'AI-2641',
  'GIR 0AB',
  'BFPO 12345',
  '💡1 1AA',
  `M1 1AE${' '.repeat(40)}`,
])('%j is no postcode', (text) => {
  expect(parsePostcode(text)).toBeNull();
  expect(formatPostcode(text)).toBe(text);
});
