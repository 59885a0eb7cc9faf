import { describe, expect, test } from 'vitest';
import { labelledPhrases, PhraseCounter, type Phrases } from './phrases.ts';
import { completedBeginning, fitting as fittingOf } from './suggest.ts';
import { analysis, document, OPTIONS } from './testing.fixture.ts';
import { readEnglish } from './words/english.ts';

const english = readEnglish();

const counted = (names: readonly string[], more: { brand?: string; categories?: string[] } = {}): Phrases => {
  const counter = new PhraseCounter(analysis);
  const { brand = '', categories = [] } = more;
  const categoryIds = categories.map((_, index) => index + 1);
  names.forEach((name, id) => counter.add(document(id, name, { brand, brandId: 7, categories, categoryIds })));
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
    ['not at or after a stop word', three('Up & Down Light with Sensor'), ['up', 'light', 'light with sensor']],
    [
      'singular and plural merged',
      [...three('Arm Light'), ...three('Arm Lights'), 'Arm Lights'],
      ['arm lights', 'lights'],
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
  const fitting = (typed: string, limit: number, others: string[] = []) =>
    fittingOf({ phrases, terms: analysis.terms }, typed, limit, others);

  test.each([
    ['swi', ['switch', 'switchcraft', 'dimmer switch'], [], [7]],
    ['dimmer s', ['dimmer switch'], [], []],
    ['switch dim', ['dimmer switch'], [], []],
    ['dimmers', ['dimmers', 'dimmer switch', 'dimmer module'], [1], []],
    ['xyz', [], [], []],
    ['', [], [], []],
  ])('%j', (typed, terms, categoryIds, brandIds) => {
    const fits = fitting(typed, 5);
    expect({ ...fits, terms: fits.terms.toSorted() }).toEqual({ terms: terms.toSorted(), categoryIds, brandIds });
  });

  test('are limited, those with the same beginning first', () =>
    expect(fitting('switch', 2).terms).toEqual(['switchcraft', 'switch']));
  test('are composed where no phrase starts with the term', () => {
    expect(fitting('dimmer s', 5, ['dimmer socket']).terms).toEqual(['dimmer switch']);
    expect(fitting('switch dim', 5, ['switch dimmer', 'switch dimming']).terms).toEqual([
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

test.each<[string, string[], string[], string[]]>([
  ['2 Gang 13A Switched Socket', ['Double Sockets'], ['IP20'], ['13a socket', '2 gang socket']],
  ['2 Gang Rocker Switch', ['Rocker Switches', 'Switches & Sockets'], [], ['2 gang rocker switch', '2 gang switch']],
  ['5W LED GU10 Bulb', ['GU10 Bulbs'], ['GU10'], ['5w bulb', '5w led bulb', 'gu10 bulb', 'gu10 led bulb']],
  ['Sentry Downlight', ['Fire Rated Downlights'], ['IP65', 'Steel'], ['ip65 downlight']],
  ['Skipper Up & Down Light', ['Up & Down Lights'], ['IP44'], ['ip44 light']],
  ['Padstow Ceiling Light', ['Flush Ceiling Lights'], ['12W', '3000K'], []],
  ['Vintage Switch', ['Light Switches'], ['IP20'], []],
  ['GU10 Thing', ['Lamps'], [], []],
])('the labelled phrases of %j in %j with %j', (name, categories, fields, expected) => {
  const words = name.toLowerCase().split(' ');
  expect([...labelledPhrases(words, { categories, fields }, OPTIONS.labels, analysis.terms)]).toEqual(expected);
});
