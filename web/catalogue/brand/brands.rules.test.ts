import { expect, test } from 'vitest';
import { byLetter, named } from './brands.rules.ts';

const letters = (...names: string[]) =>
  byLetter(names.map((name) => ({ name }))).map(({ letter, brands }) => [letter, brands.map(({ name }) => name)]);

test('groups brands by letter, ignoring case and accents', () => {
  expect(letters('hamilton', 'Astro', 'Éclair', 'Arrow', '3M', 'eglo')).toEqual([
    ['0–9', ['3M']],
    ['A', ['Arrow', 'Astro']],
    ['E', ['Éclair', 'eglo']],
    ['H', ['hamilton']],
  ]);
});
test('returns no groups for no brands', () => expect(letters()).toEqual([]));

test.each([
  ['', ['Éclair', 'Heritage Brass', 'Lighting No 1']],
  [' heri', ['Heritage Brass']],
  ['ecl', ['Éclair']],
  ['zz', []],
])('"%s" finds brands by a part of their name', (typed, found) =>
  expect(
    named([{ name: 'Éclair' }, { name: 'Heritage Brass' }, { name: 'Lighting No 1' }], typed).map(({ name }) => name),
  ).toEqual(found),
);
