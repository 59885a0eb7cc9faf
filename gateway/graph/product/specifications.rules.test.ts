import { expect, test } from 'vitest';
import { highlightsOf, shownSpecifications } from './specifications.rules.ts';

const fields = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));
const downlight = fields({
  Material: 'Steel',
  'IP Rating': 'IP65',
  'Wattage (W)': '6',
  'Lumens (lm)': '610',
  'Beam Angle (°)': '60',
  'Energy Class': 'E',
});
const leads = ['IP Rating', 'Efficacy (lm/W)', 'Energy Class', 'Beam Angle (°)', 'CRI'];
const told = (specifications: readonly { name: string; value: string }[]) =>
  specifications.map(({ name, value }) => `${name}: ${value}`);

test('a card leads with what the shop says for the category, then the usual', () => {
  expect(told(highlightsOf(downlight, leads))).toEqual([
    'IP Rating: IP65',
    'Efficacy (lm/W): 102',
    'Beam Angle (°): 60',
  ]);
  expect(told(highlightsOf(downlight, ['CRI', 'Beam Angle (°)']))).toEqual([
    'Beam Angle (°): 60',
    'Wattage (W): 6',
    'IP Rating: IP65',
  ]);
  expect(told(highlightsOf(downlight))).toEqual(['Wattage (W): 6', 'IP Rating: IP65', 'Lumens (lm): 610']);
});

test('the specifications begin with what its kind is chosen by, and the rest keeps its order', () => {
  expect(told(shownSpecifications(downlight, leads))).toEqual([
    'IP Rating: IP65',
    'Efficacy (lm/W): 102',
    'Energy Class: E',
    'Beam Angle (°): 60',
    'Material: Steel',
    'Wattage (W): 6',
    'Lumens (lm): 610',
  ]);
});

test('an efficacy that the maker states stays', () => {
  expect(told(shownSpecifications([...downlight, { name: 'Efficacy (lm/W)', value: '99' }], leads))).toContain(
    'Efficacy (lm/W): 99',
  );
});

test('hostile names are names', () => {
  expect(told(highlightsOf(fields({ Material: 'Brass' }), ['__proto__', 'constructor', 'toString']))).toEqual([
    'Material: Brass',
  ]);
});
