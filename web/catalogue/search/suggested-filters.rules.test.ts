import { expect, test } from 'vitest';
import { suggestedFilters } from './suggested-filters.rules.ts';

const values = (counts: Record<string, number>) => Object.entries(counts).map(([value, count]) => ({ value, count }));

const finishes = { 'Satin Brass': 40, Brass: 5, Chrome: 30 };
const facets = [
  { name: 'Finish', kind: 'VALUES', values: values({ ...finishes, 'Matt Black': 100, 'Polished Brass': 100 }) },
  { name: 'Plate Finish', kind: 'VALUES', values: values({ 'Satin Brass': 20, Copper: 0 }) },
  { name: 'Material', kind: 'VALUES', values: values({ Brass: 60 }) },
  { name: 'Cap Type', kind: 'VALUES', values: values({ GU10: 12, 'GU5.3': 3 }) },
  { name: 'Light Colour', kind: 'VALUES', values: values({ 'Cool White': 9 }) },
  { name: 'Number of Gangs', kind: 'VALUES', values: values({ '2': 9 }) },
  { name: 'Dimmable', kind: 'VALUES', values: values({ Yes: 9, No: 4 }) },
  { name: 'Category', kind: 'VALUES', values: values({ 'Door Handles': 50 }) },
  { name: 'Wattage (W)', kind: 'RANGE', values: values({ '5W': 9 }) },
];

test.each([
  ['satin brass door handle', ['Finish=Satin Brass: door handle']],
  ['Door  handle in Satin-Brass', ['Finish=Satin Brass: Door handle in']],
  ['satin brass', ['Finish=Satin Brass: satin brass']],
  ['brass door handle', ['Material=Brass: door handle']],
  ['gu5.3 lamp', ['Cap Type=GU5.3: lamp']],
  [
    'gu10 chrome cool white satin brass',
    [
      'Cap Type=GU10: chrome cool white satin brass',
      'Finish=Chrome: gu10 cool white satin brass',
      'Light Colour=Cool White: gu10 chrome satin brass',
    ],
  ],
])('%j names %j', (term, named) => {
  const found = suggestedFilters(term, 100, facets);
  expect(found.map(({ facet, value, term: rest }) => `${facet}=${value}: ${rest}`)).toEqual(named);
});

test.each([
  ['a word that a value only has in it', 'satin handle'],
  ['part of a word', 'chromed handle'],
  ['a number', '2 gang switch'],
  ['an answer to its facet’s question', 'lighting no 1'],
  ['a value of a range', '5w bulb'],
  ['a value of all results', 'matt black handle'],
  ['a word of a value of all results', 'polished brass handle'],
  ['a value of no results', 'copper handle'],
  ['nothing', ''],
])('%s is no filter', (_, term) => expect(suggestedFilters(term, 100, facets)).toEqual([]));
