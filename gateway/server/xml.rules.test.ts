import { expect, test } from 'vitest';
import { xmlText } from './xml.rules.ts';

test.each([
  ['a < b && c > "d"', 'a &lt; b &amp;&amp; c &gt; &quot;d&quot;'],
  ['a\u0000\u0008\u000B\u001F\uFFFE\uFFFFb', 'ab'],
  ['\uD800x\uDFFF', 'x'],
  ['💡 5\u00A0W\t\n', '💡 5\u00A0W\t\n'],
])('%j is written %j', (text, written) => {
  expect(xmlText(text)).toBe(written);
});
