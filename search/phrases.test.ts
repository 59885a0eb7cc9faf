import { describe, expect, test } from 'vitest';
import { readEnglish } from './words/english.ts';
import { PhraseCounter, type Phrases } from './phrases.ts';
import { completedBeginning, fitting } from './suggest.ts';

const english = readEnglish();

const counted = (names: readonly string[], more: { brand?: string; categories?: string[] } = {}): Phrases => {
  const counter = new PhraseCounter();
  const { brand = '', categories = [] } = more;
  names.forEach((name, id) =>
    counter.add({
      id,
      name,
      sku: '',
      brand,
      description: '',
      categories,
      fields: [],
      codes: [],
      popularity: 0,
      categoryIds: categories.map((_, index) => index + 1),
      brandId: 7,
    }),
  );
  return counter.finish();
};
const three = (...names: string[]) => names.flatMap((name) => [name, name, name]);

describe('phrases of names', () => {
  const texts = (names: readonly string[], more = {}) => counted(names, more).phrases.map(({ text }) => text);

  test.each([
    ['in three products', three('Dimmer Switch'), ['dimmer switch', 'switch']],
    ['not in fewer', ['Dimmer Switch', 'Dimmer Switch'], []],
    ['without incomplete phrases', three('Lamp Polished Chrome'), ['lamp polished chrome', 'chrome']],
    ['without numbers and their units', three('2 Gang Switched Socket'), ['switched socket', 'socket']],
    [
      'neither starting nor ending with a stop word, nor following one',
      three('Up & Down Light with Sensor'),
      ['up', 'light', 'light with sensor'],
    ],
    [
      'singular and plural merged',
      [...three('Pendant Light'), ...three('Pendant Lights'), 'Pendant Lights'],
      ['pendant lights', 'lights'],
    ],
  ])('%s', (_, names, expected) => expect(texts(names)).toEqual(expected));

  test('omit the brand in front; brands and categories are suggested as such', () => {
    expect(texts(three('Astro Wall Light'), { brand: 'Astro', categories: ['Wall Lights', 'Interior'] })).toEqual([
      'wall light',
      'light',
      'interior',
      'astro',
    ]);
  });
});

describe('suggestions for a term being typed', () => {
  const phrases = counted([...three('Switch', 'Dimmer Switch', 'Dimmer Module'), 'Dimmer Switch'], {
    brand: 'Switchcraft',
    categories: ['Dimmers'],
  });

  test.each([
    ['swi', ['switch', 'switchcraft', 'dimmer switch'], [], [7]],
    ['dimmer s', ['dimmer switch'], [], []],
    ['switch dim', ['dimmer switch'], [], []],
    ['dimmers', ['dimmers', 'dimmer switch', 'dimmer module'], [1], []],
    ['xyz', [], [], []],
    ['', [], [], []],
  ])('%j', (typed, terms, categoryIds, brandIds) => {
    const fits = fitting(phrases, typed, 5);
    expect({ ...fits, terms: fits.terms.toSorted() }).toEqual({ terms: terms.toSorted(), categoryIds, brandIds });
  });

  test('are limited, those with the same beginning first', () =>
    expect(fitting(phrases, 'switch', 2).terms).toEqual(['switchcraft', 'switch']));
  test('are composed where no phrase starts with the term', () => {
    expect(fitting(phrases, 'dimmer s', 5, ['dimmer socket']).terms).toEqual(['dimmer switch']);
    expect(fitting(phrases, 'switch dim', 5, ['switch dimmer', 'switch dimming']).terms).toEqual([
      'switch dimming',
      'dimmer switch',
    ]);
  });
});

test.each([
  ['chandal', 'chandelier'],
  ['glass chandal', 'glass chandelier'],
  ['refridg', 'fridge'],
  ['chan', null],
  ['xylophone', null],
  ['gu10x', null],
  ['', null],
])('completes the misspelt beginning %j to %j', (typed, expected) => {
  const phrases = counted(three('Glass Chandelier', 'Fridge Bulb', 'Canal Lamp'));
  expect(completedBeginning(phrases, typed, english, [])).toBe(expected);
});
