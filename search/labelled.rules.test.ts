import { expect, test } from 'vitest';
import { labelledPhrases } from './labelled.rules.ts';

test.each<[string, string[], string[], string[]]>([
  ['2 Gang 13A Switched Socket', ['Double Sockets'], ['IP20'], ['13a socket', '2 gang socket']],
  ['2 Gang Rocker Switch', ['Rocker Switches', 'Switches & Sockets'], [], ['2 gang rocker switch', '2 gang switch']],
  ['5W LED GU10 Bulb', ['GU10 Bulbs'], ['GU10'], ['5w bulb', '5w led bulb', 'gu10 bulb', 'gu10 led bulb']],
  ['Sentry Downlight', ['Fire Rated Downlights'], ['IP65', 'Steel'], ['ip65 downlight']],
  ['Skipper Up & Down Light', ['Up & Down Lights'], ['IP44'], ['ip44 light']],
  ['Padstow Ceiling Light', ['Flush Ceiling Lights'], ['12W', '3000K'], []],
  ['Vintage Switch', ['Light Switches'], ['IP20'], []],
  ['GU10 Thing', ['Lamps'], [], []],
])('%j of %j with %j', (name, categories, fields, expected) => {
  expect([...labelledPhrases(name.toLowerCase().split(' '), { categories, fields })]).toEqual(expected);
});
