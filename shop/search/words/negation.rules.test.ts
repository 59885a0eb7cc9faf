import { expect, test } from 'vitest';
import { withoutNegations } from './negation.rules.ts';

const isPhrase = (phrase: string) => ['non return', 'non-return', 'pull cord'].includes(phrase);
test.each([
  ['bathroom light without pull cord', 'bathroom light', ['pull cord']],
  ['light without a pull cord in chrome', 'light in chrome', ['pull cord']],
  ['cooker switch no neon', 'cooker switch', ['neon']],
  ['no neon cooker switch', 'cooker switch', ['neon']],
  ['non-dimmable bulb', 'bulb', ['dimmable']],
  ['bulb not dimmable', 'bulb', ['dimmable']],
  ['socket with no usb', 'socket', ['usb']],
  ['socket without usb, no switch', 'socket ,', ['usb', 'switch']],
  ['non return valve', 'non return valve', []],
  ['lighting no 1 lamp', 'lighting no 1 lamp', []],
  ['no neon', 'no neon', []],
  ['without', 'without', []],
  ['norwich nonesuch', 'norwich nonesuch', []],
  ['', '', []],
])('%j is %j without %j', (query, text, excluded) =>
  expect(withoutNegations(query, isPhrase)).toEqual({ text, excluded }),
);

test('leaves a very long query alone', () => {
  const query = `${'no lamp '.repeat(100)}`;
  expect(withoutNegations(query, isPhrase).text).toBe(query);
});
