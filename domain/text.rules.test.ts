import fc from 'fast-check';
import { expect, test } from 'vitest';
import { characterCount, cutTo, formatNumber, lineOf, linesOf, tooLongMessage } from './text.rules.ts';

test.each([
  ['  1 High\r\nStreet\u0000\u2028 Bcc: x ', '1 High Street Bcc: x'],
  ['\t ', ''],
])('%j on one line is %j', (text, line) => expect(lineOf(text)).toBe(line));

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
