import { expect, test } from 'vitest';
import { textParts } from './emphasis.rules.ts';

/** Marks the new text with brackets. */
const marked = (suggestion: string, typed: string) =>
  textParts(suggestion, typed)
    .map(({ text, typed: known }) => (known ? text : `[${text}]`))
    .join('');

test.each([
  ['dimmer switch', 'dim', 'dim[mer switch]'],
  ['dimmer switch brass', 'dimmer sw', 'dimmer sw[itch brass]'],
  ['brass dimmer switch', 'dimmer', '[brass ]dimmer [switch]'],
  ['dimmer switch', 'switch dimmer', 'dimmer switch'],
  ['switch switch', 'switch', 'switch [switch]'],
  ['pendants', 'xyz', '[pendants]'],
  ['dimmer switch', '  dimmer   s', 'dimmer s[witch]'],
  ['wall & ceiling', 'wall &', 'wall & [ceiling]'],
])('%s for %j', (suggestion, typed, expected) => {
  expect(marked(suggestion, typed)).toBe(expected);
  expect(
    textParts(suggestion, typed)
      .map(({ text }) => text)
      .join(''),
  ).toBe(suggestion);
});
