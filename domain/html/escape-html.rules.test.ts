import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.rules.ts';

test.each([
  ['Brass & Oak', 'Brass &amp; Oak'],
  ['<b>5 W</b>', '&lt;b&gt;5 W&lt;/b&gt;'],
  [`" onload='x'`, '&quot; onload=&#39;x&#39;'],
  ['&amp;', '&amp;amp;'],
  ['£5 – “warm”, 💡', '£5 – “warm”, 💡'],
  ['', ''],
])('escapes %j as %j', (text, html) => {
  expect(escapeHtml(text)).toBe(html);
});
