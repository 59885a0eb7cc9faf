import { expect, test } from 'vitest';
import { countryCodes } from './countries.data.ts';

test('every country has a unique code', () => {
  expect(countryCodes.size).toBe(200);
  expect(new Set(countryCodes.values()).size).toBe(200);
  expect([...countryCodes].filter(([name, code]) => !name || !/^[A-Z]{2}$/.test(code))).toEqual([]);
  expect(['United Kingdom', 'Guernsey', 'Isle of Man', 'Jersey'].map((name) => countryCodes.get(name))).toEqual([
    'GB',
    'GG',
    'IM',
    'JE',
  ]);
});
