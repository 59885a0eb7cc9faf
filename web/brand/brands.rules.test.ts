import { expect, test } from 'vitest';
import { byLetter } from './brands.rules.ts';

const letters = (...names: string[]) => byLetter(names.map((name) => ({ name }))).map(({ letter, brands }) => [letter, brands.map(({ name }) => name)]);

test('brands stand under their letters, whatever their case and accents', () => {
  expect(letters('hamilton', 'Astro', 'Éclair', 'Arrow', '3M', 'eglo')).toEqual([['0–9', ['3M']], ['A', ['Arrow', 'Astro']], ['E', ['Éclair', 'eglo']], ['H', ['hamilton']]]);
});
test('no brands have no letters', () => expect(letters()).toEqual([]));
