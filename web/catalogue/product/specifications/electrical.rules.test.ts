import { expect, test } from 'vitest';
import { isElectrical } from './electrical.rules.ts';

test.each([
  [['Material', 'Voltage (V)'], true],
  [['Cap Type'], true],
  [['Current (A)', 'Plate Finish'], true],
  [['Material', 'CTC (mm)', 'Height (mm)'], false],
  [[], false],
])('%j: %s', (names, expected) => expect(isElectrical(names.map((name) => ({ name })))).toBe(expected));
