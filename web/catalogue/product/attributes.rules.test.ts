import { expect, test } from 'vitest';
import { cardAttributes } from './attributes.rules.ts';

const finish = {
  values: [
    { label: 'Brass', swatch: {} },
    { label: 'Chrome', swatch: {} },
  ],
};
const lengths = { values: ['1 m', '2 m', '5 m', '10 m'].map((label) => ({ label })) };
const functions = { values: [{ label: 'Key' }, { label: 'Bathroom' }] };

test.each([
  [
    [
      { name: 'Cap Type', value: 'GU10' },
      { name: 'Wattage (W)', value: '7' },
      { name: 'Colour Temperature (K)', value: '3000' },
    ],
    [lengths],
    ['GU10', '7 W', '3000 K'],
  ],
  [
    [
      { name: 'IP Rating', value: 'IP20' },
      { name: 'Number of Gangs', value: '2' },
    ],
    [finish],
    ['IP20', '2 gang'],
  ],
  [
    [
      { name: 'CTC (mm)', value: '274' },
      { name: 'Material', value: 'Brass' },
    ],
    [],
    ['274 mm centres', 'Brass'],
  ],
  [
    [
      { name: 'Efficacy (lm/W)', value: '102' },
      { name: 'Beam Angle (°)', value: '36' },
      { name: 'CRI', value: '90' },
    ],
    [],
    ['102 lm/W', '36° beam', 'CRI 90'],
  ],
  [
    [
      { name: 'Fire Rated', value: 'Yes' },
      { name: 'Cutout (mm)', value: '80' },
    ],
    [],
    ['Fire Rated', '80 mm cutout'],
  ],
  [[{ name: 'Dimmable', value: 'No' }], [lengths], ['Not dimmable', '1 m – 10 m']],
  [[{ name: 'Dimmable', value: 'Yes' }], [functions], ['Dimmable', 'Key / Bathroom']],
  [[], [finish], []],
])('%j', (highlights, options, attributes) => expect(cardAttributes(highlights, options)).toEqual(attributes));
