import { expect, test } from 'vitest';
import { analysis } from '../testing.fixture.ts';
import { headOf, headTextOf } from './head.rules.ts';

const head = (name: string, categories: string[] = [], fields: string[] = [], brand = '') => {
  const { terms, noun, phrase } = headOf({ name, brand, categories, fields }, analysis, analysis.documentTerms);
  return [terms.join(' '), terms.slice(phrase, noun + 1).join(' ')];
};

test.each([
  ['Lamp Shade for a Pendant', 'Lamp Shade'],
  ['LED Bulb, Pack of 3', 'LED Bulb'],
  ['GU10 Bulb Pack of 3', 'GU10 Bulb'],
  ['Lever Door Handle on Round Rose', 'Lever Door Handle'],
  ['Plug-in Lamp - Brass', 'Plug-in Lamp'],
  ['dimmer for led', 'dimmer'],
  ['for sale', 'for sale'],
  ['', ''],
])('the head of %j is %j', (name, expected) => expect(headTextOf(name)).toBe(expected));

test('the noun is the last word that a category has too, with the words of its phrase', () => {
  expect(head('Fixed GU10 Downlight Satin Brass', ['Downlights'])[1]).toBe('downlight');
  expect(head('Vintage 1 Gang Dimmer Switch', ['Dimmer Switches'])[1]).toBe('dimmer switch');
});

test('without one it is the last word that is neither a number nor a value of the fields', () => {
  expect(head('LED Bulb E27 2700K', [], ['E27'])[1]).toBe('bulb');
  expect(head('Coat Hook Satin Brass', [], ['Satin Brass'])[1]).toBe('hook');
  expect(head('7 8 9')[1]).toBe('9');
  expect(head('')).toEqual(['', '']);
});

test('the brand in front is not part of it', () =>
  expect(head('Heritage Brass Door Knocker', ['Hardware'], [], 'Heritage Brass')[0]).toBe('door knocker'));
