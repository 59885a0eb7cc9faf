import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.rules.ts';

test.each([
  ['<b>5 W</b>', '&lt;b&gt;5 W&lt;/b&gt;'],
  [`" onload='x'`, '&quot; onload=&#39;x&#39;'],
  ['&amp;', '&amp;amp;'],
])('escapes %j as %j', (text, html) => expect(escapeHtml(text)).toBe(html));
