import { expect, test } from 'vitest';
import { isPlainName } from './name.rules.ts';

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
