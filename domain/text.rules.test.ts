import fc from 'fast-check';
import { expect, test } from 'vitest';
import { characterCount, cutTo, formatNumber, lineOf, linesOf, tooLongMessage } from './text.rules.ts';

test.each([
  ['  1 High\r\nStreet\u0000\u2028 Bcc: x ', '1 High Street Bcc: x'],
  ['\t ', ''],
  [' \u200B\u3000Ann\u2060 Lee\u3164 ', 'Ann\u2060 Lee'],
  ['\u2764\uFE0F ', '\u2764\uFE0F'],
])('%j on one line is %j', (text, line) => expect(lineOf(text)).toBe(line));

test.each(
  Array.from('\u00A0\u00AD\u034F\u115F\u200B\u2028\u202E\u2060\u2800\u3000\u3164\uFE0F\uFEFF\uFFA0\uFFF9\u{E0020}\0'),
)('nothing would be seen of %j', (blank) => expect([lineOf(blank), linesOf(` ${blank}\n`)]).toEqual(['', '']));

test.each([
  [' One\r\n\r\n\r\n\r\nTwo\u0007 ', 'One\n\nTwo'],
  ['One\u2028Two\rThree', 'One\nTwo\nThree'],
])('%j on lines of its own is %j', (text, lines) => expect(linesOf(text)).toBe(lines));

test('truncates between code points', () =>
  expect([cutTo('a💡b', 2), cutTo('💡💡💡', 2), cutTo('ab', 5)]).toEqual(['a💡', '💡💡', 'ab']));

test('counts an emoji as one character', () =>
  expect([characterCount('💡💡'), tooLongMessage(5_000)]).toEqual([2, 'Please use at most 5,000 characters.']));

test('formats every number as the locale does', () => {
  const locale = new Intl.NumberFormat('en-GB');
  const thousandths = fc.integer({ min: 0, max: 1e12 }).map((count) => count / 1_000);
  fc.assert(fc.property(thousandths, (value) => formatNumber(value) === locale.format(value)));
});
