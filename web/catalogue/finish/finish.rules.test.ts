import { expect, test } from 'vitest';
import { filteredPath, makersSummary } from './finish.rules.ts';

const maker = (brand: string, ...names: string[]) => ({ brand, names });

test.each([
  ['nobody', [], ''],
  ['one maker', [maker('Astro', 'Satin Brass')], 'Astro calls it Satin Brass.'],
  [
    'makers who agree',
    [maker('Astro', 'Satin Brass'), maker('Endon', 'Satin Brass')],
    'Astro and Endon call it Satin Brass.',
  ],
  [
    'makers with other names',
    [maker('Astro', 'Satin Brass'), maker('Varilight', 'Brushed Brass'), maker('Buster', 'Brushed Brass')],
    'Astro calls it Satin Brass. Varilight and Buster call it Brushed Brass.',
  ],
  ['a maker with two names', [maker('Endon', 'Satin Brass', 'Matt Gold')], 'Endon calls it Satin Brass and Matt Gold.'],
  [
    'more makers than a sentence can name',
    Array.from({ length: 10 }, (_, index) => maker(`M${index}`, 'Satin Brass')),
    'M0, M1, M2, M3, M4, M5, M6, M7 and 2 more call it Satin Brass.',
  ],
])('says what %s calls a finish', (_, makers, expected) => expect(makersSummary('Satin Brass', makers)).toBe(expected));

test('a department is filtered by every name of a finish', () => {
  expect(filteredPath('/hardware/', ['Satin Brass', 'Brushed Brass'])).toBe(
    '/hardware/?filter.Finish=Satin+Brass&filter.Finish=Brushed+Brass',
  );
});
