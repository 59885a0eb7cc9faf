import { expect, test } from 'vitest';
import { variantSearch } from '@storefront/domain/product/variant-search.rules.ts';
import {
  availabilityOf,
  cheapestOfEach,
  chosenVariant,
  defaultSelection,
  invitationFor,
  missingOption,
  requestFor,
  searchChoosing,
  selectedSearch,
  selectionFrom,
  type Combination,
  type Option,
} from './variant.rules.ts';

const options: Option[] = [
  { name: 'Finish', values: [{ label: 'Antique Brass' }, { label: 'Matt Black' }, { label: 'Polished Chrome' }] },
  { name: 'Size', values: [{ label: '1 Gang' }, { label: '2 Gang' }] },
  { name: 'Function', values: [{ label: 'Dimmer' }, { label: 'Switch' }] },
];

type Coded = Combination & { code: string };

function variant(code: string, maximumQuantity: number | null = 10): Coded {
  const selectedOptions = code.split('/').map((value, index) => ({ name: options[index]?.name ?? '', value }));
  return { code, selectedOptions, stock: { maximumQuantity } };
}

const variants = [
  variant('Antique Brass/1 Gang/Switch'),
  variant('Antique Brass/2 Gang/Switch', 0),
  variant('Antique Brass/1 Gang/Dimmer', null),
  variant('Matt Black/1 Gang/Switch', 0),
];

const select = (search: string) => selectionFrom(new URLSearchParams(search), options, variants);

test('defaults are the first value of each type, no finish but an only one, and the first variant’s function', () => {
  expect(Object.fromEntries(defaultSelection(options, variants))).toEqual({ Size: '1 Gang', Function: 'Switch' });
  const only: Option[] = [{ name: 'Finish', values: [{ label: 'Matt Black' }] }];
  expect([...defaultSelection(only, [])]).toEqual([['Finish', 'Matt Black']]);
  expect([defaultSelection([], []).size, chosenVariant([], [], new Map())]).toEqual([0, null]);
});

test.each([
  ['', { Size: '1 Gang', Function: 'Switch' }],
  ['?finish=antique-brass', { Size: '1 Gang', Function: 'Switch', Finish: 'Antique Brass' }],
  ['?function=dimmer&size=2-gang', { Size: '2 Gang', Function: 'Dimmer' }],
  ['?finish=gold&colour=red', { Size: '1 Gang', Function: 'Switch' }],
])('the address %s selects %j', (search, selection) => expect(Object.fromEntries(select(search))).toEqual(selection));

test.each([
  ['?size=2-gang', 'Finish', 'Matt Black', '?finish=matt-black&size=2-gang'],
  ['?finish=matt-black', 'Finish', 'Polished Chrome', '?finish=polished-chrome'],
  ['?ref=letter', 'Size', '2 Gang', '?size=2-gang&ref=letter'],
])('%s, choosing %s %s, becomes %s', (search, name, label, next) => {
  expect(searchChoosing(new URLSearchParams(search), options, name, label)).toBe(next);
});

test.each([
  ['', ''],
  ['?size=2-gang&finish=matt-black', '?finish=matt-black&size=2-gang'],
  ['?finish=gold&size=1-gang&colour=red', '?size=1-gang'],
  ['?finish=matt-black&finish=gold', '?finish=matt-black'],
])('of %s, %j selects values that the product has', (search, expected) => {
  expect(selectedSearch(new URLSearchParams(search), options)).toBe(expected);
});

test.each([
  [variant('Matt Black/1 Gang/Switch'), '?finish=matt-black&size=1-gang&function=switch'],
  [{ selectedOptions: [] }, ''],
])('the query string of a variant selects it on its page', (one, search) => {
  expect(variantSearch(one)).toBe(search);
  if (search) expect(chosenVariant(variants, options, select(search))?.selectedOptions).toEqual(one.selectedOptions);
});

test('the chosen variant has a value of every type, if there is one', () => {
  const codeAt = (search: string) => chosenVariant(variants, options, select(search))?.code;
  expect(codeAt('')).toBeUndefined();
  expect(missingOption(options, select(''))).toBe('Finish');
  expect(missingOption(options, select('?finish=matt-black'))).toBeNull();
  expect(codeAt('?finish=antique-brass&function=dimmer')).toBe('Antique Brass/1 Gang/Dimmer');
  expect(codeAt('?finish=polished-chrome')).toBeUndefined();
  expect(chosenVariant(variants.slice(0, 1), options, new Map())?.code).toBe('Antique Brass/1 Gang/Switch');
});

test.each([
  ['', 'Finish', 'Antique Brass', 'available'],
  ['', 'Finish', 'Matt Black', 'sold out'],
  ['', 'Finish', 'Polished Chrome', 'not made'],
  ['?finish=antique-brass', 'Size', '2 Gang', 'sold out'],
  ['?finish=matt-black', 'Size', '2 Gang', 'not made'],
])('with "%s", %s %s is %s', (search, name, label, availability) => {
  expect(availabilityOf(variants, select(search), name, label)).toBe(availability);
});

test.each([
  ['', 'Finish', 'Antique Brass 20, Matt Black 24'],
  ['', 'Size', '1 Gang from 20, 2 Gang 30'],
  ['?finish=antique-brass', 'Size', '1 Gang 20, 2 Gang 30'],
  ['?finish=matt-black', 'Size', ''],
  ['?finish=antique-brass', 'Function', ''],
])('with "%s", each %s costs "%s"', (search, name, expected) => {
  const pence = [20, 30, 20, 24];
  const priced = variants.map((one, index) => ({ ...one, price: { incVat: { pence: pence[index] ?? 0 } } }));
  const option = options.find((one) => one.name === name) ?? { name, values: [] };
  const cheapest = [...cheapestOfEach(priced, select(search), option)].map(
    ([label, { variant, isFrom }]) => `${label} ${isFrom ? 'from ' : ''}${variant.price.incVat.pence}`,
  );
  expect(cheapest.join(', ')).toBe(expected);
});

test.each([
  ['Finish', 'Please select a finish.', 'Choose a finish'],
  ['Output', 'Please select an output.', 'Choose an output'],
  ['IP Rating', 'Please select an IP Rating.', 'Choose an IP Rating'],
])('asks for a missing %s', (name, request, invitation) => {
  expect([requestFor(name), invitationFor(name)]).toEqual([request, invitation]);
});
