import { describe, expect, test } from 'vitest';
import { parsePostcode } from './postcode.rules.ts';

describe('parsePostcode', () => {
  test.each([
    ['M1 1AE', 'M1 1AE', 'M', 1],
    ['B33 8TH', 'B33 8TH', 'B', 33],
    ['CR2 6XH', 'CR2 6XH', 'CR', 2],
    ['DN55 1PT', 'DN55 1PT', 'DN', 55],
    ['W1A 0AX', 'W1A 0AX', 'W', 1],
    ['SW1A 1AA', 'SW1A 1AA', 'SW', 1],
    ['sw1a1aa', 'SW1A 1AA', 'SW', 1],
    ['  Sw1A \t1 aA ', 'SW1A 1AA', 'SW', 1],
    ['bh25 5tp', 'BH25 5TP', 'BH', 25],
    ['BH255TP', 'BH25 5TP', 'BH', 25],
    ['PA6 7LN', 'PA6 7LN', 'PA', 6],
    ['PA67 1AA', 'PA67 1AA', 'PA', 67],
    ['KW17 2AA', 'KW17 2AA', 'KW', 17],
    ['BF1 0AX', 'BF1 0AX', 'BF', 1],
    ['bfpo 57', 'BFPO 57', 'BF', 1],
    ['BX1 1LT', 'BX1 1LT', 'BX', 1],
    ['gir0aa', 'GIR 0AA', 'GIR', 0],
    ['FIQQ 1ZZ', 'FIQQ 1ZZ', 'FIQQ', 0],
    ['GX11 1AA', 'GX11 1AA', 'GX', 11],
    ['ai-2640', 'AI-2640', 'AI', 0],
    ['\u200ESW1A 1AA\u200B', 'SW1A 1AA', 'SW', 1],
    ['BT1\u00A05GS', 'BT1 5GS', 'BT', 1],
  ])('%j is %s', (text, written, area, district) => {
    expect(parsePostcode(text)).toEqual({ text: written, area, district });
  });

  test.each([
    '',
    ' ',
    'BT1',
    'SW1A',
    '12345',
    'SW1A 1A',
    'SW1A 11A',
    'SW1A 1AAA',
    'M1A1 1AA',
    'ABC1 1AA',
    'M1 1CE',
    'M1 1AV',
    'SW1A-1AA',
    'FIQQ 2ZZ',
    'GIR 0AB',
    'BFPO',
    'BFPO 12345',
    'London',
    '💡1 1AA',
    `M1 1AE${' '.repeat(40)}`,
  ])('%j is none', (text) => {
    expect(parsePostcode(text)).toBeNull();
  });
});
