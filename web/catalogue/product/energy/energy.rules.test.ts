import { expect, test } from 'vitest';
import { consumption, informationSheet, labelRegion } from './energy.rules.ts';

test.each([
  ['4.9', 5],
  ['5.01', 6],
  [' 7 ', 7],
  ['4, 6', null],
  [undefined, null],
])('%j W use %j kWh in 1,000 hours', (watts, kilowattHours) => expect(consumption(watts)).toBe(kilowattHours));

test('the sheet has the known data alone, under their statutory names', () => {
  const specifications = [
    { name: 'Wattage (W)', value: '4.9' },
    { name: 'Material', value: 'Glass' },
    { name: 'Lumens (lm)', value: '470' },
  ];
  expect(
    informationSheet({ name: 'Bulb', sku: 'LV-1', brand: { name: 'Lumivo' }, energyClass: 'F', specifications }),
  ).toEqual([
    { name: 'Supplier’s name or trade mark', value: 'Lumivo' },
    { name: 'Model identifier', value: 'LV-1' },
    { name: 'Energy efficiency class', value: 'F' },
    { name: 'Energy consumption in on-mode (kWh/1000 h)', value: '5' },
    { name: 'On-mode power (W)', value: '4.9' },
    { name: 'Useful luminous flux (lm)', value: '470' },
  ]);
});

test.each([
  [null, 'GB'],
  ['B1 1AA', 'GB'],
  ['BT1 5GS', 'EU'],
])('the postcode %j gives the label of %s', (postcode, region) => expect(labelRegion(postcode)).toBe(region));
