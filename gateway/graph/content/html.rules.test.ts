import { expect, test } from 'vitest';
import { safeHtml } from './html.rules.ts';

test.each([
  ['<p>Solid <strong>brass</strong>.</p>', '<p>Solid <strong>brass</strong>.</p>'],
  ['<p onclick="x()">a</p><script>alert(1)</script>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>b', 'b'],
  ['<a href="javascript:alert(1)">c</a>', '<a>c</a>'],
  ['<a href="//evil.example">d</a>', '<a>d</a>'],
  ['<a href="/returns/">e</a>', '<a href="/returns/">e</a>'],
  ['', ''],
])('%s becomes %s', (html, safe) => {
  expect(safeHtml(html)).toBe(safe);
});
