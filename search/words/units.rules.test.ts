import { expect, test } from 'vitest';
import { numberForms } from './units.rules.ts';

const forms = (term: string) => numberForms(term).map((form) => form.term);

test('a bare number finds it with any unit, for less', () => {
  expect(forms('24')).toEqual(expect.arrayContaining(['24w', '24in', '24mm', '24gang']));
  expect(numberForms('24').every(({ weight }) => weight === 0.5)).toBe(true);
});

test.each([
  ['24in', ['24', '610mm', '61cm', '600mm', '60cm']],
  ['4ft', ['4', '1219mm', '1200mm', '120cm']],
  ['30cm', ['30', '300mm']],
  ['300mm', ['300', '30cm']],
  ['1m', ['1', '1000mm', '100cm']],
  ['12v', ['12']],
  ['5w', ['5', '4.5w', '4.6w', '4.7w', '4.8w', '4.9w', '5.1w', '5.2w', '5.3w', '5.4w']],
  ['4.9w', ['4.9']],
  ['1/2in', []],
  ['gu10', []],
  ['10x10', []],
  ['brass', []],
  ['9'.repeat(40), []],
])('%s is found as %j besides', (term, expected) => expect(forms(term)).toEqual(expected));
