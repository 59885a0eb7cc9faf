import { expect, test } from 'vitest';
import { isPlainLine, isPlainName } from './name.rules.ts';

test.each(['Ann', 'Mary-Jane O’Neill', 'Dr. J. R. Smith', 'Oliver St.John', '山田', 'Smith & Sons', '', ' Ann\n'])(
  '%j is a plain name',
  (text) => expect(isPlainName(text)).toBe(true),
);

test.each([
  'https://evil.example',
  'www.evil',
  't.co/prize',
  'ann@evil.com',
  'Ann\nYour account is closed',
  'Ann\u2028Lee',
  'müller.de',
  'evil.\u200Bexample',
  'ｅｖｉｌ．ｅｘａｍｐｌｅ',
  'Ann\u202EeeL',
])('%j is not', (text) => expect(isPlainName(text)).toBe(false));

test('a line that may be printed has no line break, control character or change of direction', () => {
  expect(['Ann Lee', ' Ann\tLee\n'].map(isPlainLine)).toEqual([true, true]);
  expect(Array.from('\n\r\v\0\u0085\u2028\u202E\u2066').filter((hidden) => isPlainLine(`Ann${hidden}Lee`))).toEqual([]);
});
