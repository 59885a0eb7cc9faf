import { expect, test } from 'vitest';
import { cardAttributes } from './attributes.rules.ts';

const options = {
  finish: { values: ['Brass', 'Chrome'].map((label) => ({ label, swatch: {} })) },
  length: { values: ['1 m', '2 m', '5 m', '10 m'].map((label) => ({ label })) },
  function: { values: [{ label: 'Key' }, { label: 'Bathroom' }] },
};

test.each([
  [{ 'Cap Type': 'GU10', 'Wattage (W)': '7', 'Colour Temperature (K)': '3000' }, 'length', 'GU10, 7 W, 3000 K'],
  [{ 'IP Rating': 'IP20', 'Number of Gangs': '2' }, 'finish', 'IP20, 2 gang'],
  [{ 'CTC (mm)': '274', Material: 'Brass' }, 'finish', '274 mm centres, Brass'],
  [{ 'Efficacy (lm/W)': '102', 'Beam Angle (°)': '36', CRI: '90' }, 'finish', '102 lm/W, 36° beam, CRI 90'],
  [{ 'Fire Rated': 'Yes', 'Cutout (mm)': '80' }, 'finish', 'Fire Rated, 80 mm cutout'],
  [{ Dimmable: 'No' }, 'length', 'Not dimmable, 1 m – 10 m'],
  [{ Dimmable: 'Yes' }, 'function', 'Dimmable, Key / Bathroom'],
  [{}, 'finish', ''],
] as const)('%j with a choice of %s: %s', (highlights, option, attributes) => {
  const named = Object.entries(highlights).map(([name, value]) => ({ name, value }));
  expect(cardAttributes(named, [options[option]]).join(', ')).toBe(attributes);
});
