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
  ['<h3>a</h3><h3>b</h3><h4>c</h4><h3>d</h3>', '<h2>a</h2><h2>b</h2><h3>c</h3><h2>d</h2>'],
  ['<h2>a</h2><h4>b</h4><h3>c</h3><h2>d</h2>', '<h2>a</h2><h3>b</h3><h3>c</h3><h2>d</h2>'],
])('%s becomes %s', (html, safe) => {
  expect(safeHtml(html)).toBe(safe);
});

test('below a heading of the second level it begins with the third', () => {
  expect(safeHtml('<h2>a</h2><h3>b</h3><h4>c</h4>', 2)).toBe('<h3>a</h3><h4>b</h4><h4>c</h4>');
});
