import { describe, expect, test } from 'vitest';
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

describe('text that is not valid UTF-8', () => {
  const of = (highBytes: number[], guesses: [string, number][], sequences = 0, strays = 5) =>
    legacyEncoding(
      { sequences, strays, highBytes: new Set(highBytes) },
      guesses.map(([name, confidence]) => ({ name, confidence })),
    );

  test('is UTF-8 when most of it is valid', () =>
    expect(of([0xc3, 0xa9], [['ISO-8859-1', 50]], 200, 3)).toEqual({ encoding: 'utf-8' }));
  test.each<[string, number[], [string, number][]]>([
    [
      'is detected as such',
      [0xe9],
      [
        ['windows-1252', 40],
        ['windows-1250', 30],
      ],
    ],
    [
      'is nearly as likely',
      [0xa3],
      [
        ['ISO-8859-2', 80],
        ['ISO-8859-1', 65],
      ],
    ],
    ['has the same letters', [0xe9, 0xa7], [['ISO-8859-2', 80]]],
    ['is not detected', [0xa3], []],
  ])('is Windows-1252 where it %s', (_, highBytes, guesses) =>
    expect(of(highBytes, guesses)).toEqual({ encoding: 'windows-1252' }),
  );
  test.each<[string, number[], [string, number][]]>([
    [
      'Shift_JIS',
      [0x83],
      [
        ['Shift_JIS', 60],
        ['windows-1252', 59],
      ],
    ],
    [
      'windows-1250',
      [0xb9, 0x9c],
      [
        ['windows-1250', 39],
        ['windows-1252', 27],
      ],
    ],
    ['windows-1251', [0xe0], [['windows-1251', 80]]],
  ])('is refused where it is %s', (name, highBytes, guesses) =>
    expect(of(highBytes, guesses)).toEqual({ unreadable: name }),
  );
});
