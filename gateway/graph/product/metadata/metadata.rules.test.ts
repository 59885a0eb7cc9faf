import { expect, test } from 'vitest';
import { gramsOf, timeOf } from './metadata.rules.ts';

test.each([
  [undefined, null],
  [null, null],
  [0, null],
  [-1, null],
  [0.0004, null],
  [0.25, 250],
  [12.3456, 12_346],
  [1e9, null],
])('%s kilograms are %s grams', (kilograms, grams) => expect(gramsOf(kilograms)).toBe(grams));

test.each([
  ['2024-01-01', '2024-01-01T00:00:00.000Z'],
  ['2024-01-01T09:30:00+01:00', '2024-01-01T08:30:00.000Z'],
  ['Wed, 15 Aug 2018 14:48:46 +0000', '2018-08-15T14:48:46.000Z'],
  [null, null],
  [undefined, null],
  ['soon', null],
  ['+012345-01-01T00:00:00Z', null],
])('%j is the time %j', (text, time) => expect(timeOf(text)).toBe(time));
