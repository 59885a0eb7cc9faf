import { expect, test } from 'vitest';
import { announcedEncoding, declaredEncoding, legacyEncoding } from './encoding.rules.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

test.each([
  [[0xff, 0xfe, 0x41, 0], 'utf-16le'],
  [[0xfe, 0xff, 0, 0x41], 'utf-16be'],
  [[0x41, 0, 0x42, 0], 'utf-16le'],
  [[0, 0x41, 0, 0x42], 'utf-16be'],
  [[0xff, 0xfe, 0, 0], 'utf-32'],
  [[0xef, 0xbb, 0xbf, 0x41], null],
  [[0x41, 0x42, 0x43], null],
  [[], null],
])('a file that begins with %j is in %s', (beginning, encoding) =>
  expect(announcedEncoding(bytes(...beginning))).toBe(encoding),
);

test.each([
  ['<?xml version="1.0" encoding="ISO-8859-1"?><rss>', 'iso-8859-1'],
  ["<?xml version='1.0' encoding='windows-1252'?>", 'windows-1252'],
  ['<?xml version = "1.0"\n  encoding = "ISO-8859-15" ?><rss>', 'iso-8859-15'],
  ['<?xml version="1.0"?><rss encoding="x">', null],
  ['Handle,Title', null],
])('%s declares %s', (beginning, encoding) => expect(declaredEncoding(beginning)).toBe(encoding));

/** Detected encodings with their confidences, such as "windows-1252 40". */
const guessed = (text: string) =>
  text
    .split(', ')
    .filter(Boolean)
    .map((guess) => ({ name: guess.split(' ')[0] ?? '', confidence: Number(guess.split(' ')[1]) }));

test.each([
  ['most of it is valid', [0xc3, 0xa9], 200, 'ISO-8859-1 50', { encoding: 'utf-8' }],
  ['it is detected as Windows-1252', [0xe9], 0, 'windows-1252 40, windows-1250 30', { encoding: 'windows-1252' }],
  ['Windows-1252 is nearly as likely', [0xa3], 0, 'ISO-8859-2 80, ISO-8859-1 65', { encoding: 'windows-1252' }],
  ['Windows-1252 has the same letters', [0xe9, 0xa7], 0, 'ISO-8859-2 80', { encoding: 'windows-1252' }],
  ['nothing is detected', [0xa3], 0, '', { encoding: 'windows-1252' }],
  ['it is Shift_JIS', [0x83], 0, 'Shift_JIS 60, windows-1252 59', { unreadable: 'Shift_JIS' }],
  ['it is windows-1250', [0xb9, 0x9c], 0, 'windows-1250 39, windows-1252 27', { unreadable: 'windows-1250' }],
  ['it is windows-1251', [0xe0], 0, 'windows-1251 80', { unreadable: 'windows-1251' }],
])('the encoding of text that is not valid UTF-8 where %s', (_, highBytes, sequences, guesses, expected) => {
  const bytesSeen = { sequences, strays: sequences ? 3 : 5, highBytes: new Set(highBytes) };
  expect(legacyEncoding(bytesSeen, guessed(guesses))).toEqual(expected);
});
