import { expect, test } from 'vitest';
import { isPlainName } from './name.rules.ts';

test.each([
  'Ann',
  'Jörg',
  'Mary-Jane O’Neill',
  'Dr. J. R. Smith',
  'J.R.',
  'J.Smith',
  'Oliver St.John',
  'R2-D2',
  '山田',
  'Smith & Sons',
  '',
  ' Ann\n',
])('%j is a plain name', (text) => expect(isPlainName(text)).toBe(true));

test.each([
  'https://evil.example',
  'Claim your prize at evil.example',
  'www.evil',
  'see WWW.EVIL.COM',
  'evil.com/prize',
  't.co/prize',
  'last.com',
  'ann@evil.com',
  'Ann\nYour account is closed',
  'Ann\u2028Lee',
  'Ann\r\nBcc: x',
  'müller.de',
])('%j is not', (text) => expect(isPlainName(text)).toBe(false));
