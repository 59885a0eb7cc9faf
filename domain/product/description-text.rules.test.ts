import { expect, test } from 'vitest';
import { htmlText, shortened } from './description-text.rules.ts';

test.each([
  ['<p>A <strong>brass</strong> switch.</p><p>Made&nbsp;in&nbsp;Derby.</p>', 'A brass switch. Made in Derby.'],
  ['Fish &amp; chips &lt;3', 'Fish & chips <3'],
  ['&amp;lt;', '&lt;'],
  ['', ''],
])('the text of %s is %s', (html, text) => expect(htmlText(html)).toBe(text));

test.each([
  ['a brass lantern', 15, 'a brass lantern'],
  ['a brass lantern', 14, 'a brass…'],
  ['lantern', 4, 'lan…'],
])('%s in %i characters is %s', (text, maximum, expected) => expect(shortened(text, maximum)).toBe(expected));
