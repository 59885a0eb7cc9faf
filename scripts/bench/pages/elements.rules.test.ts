import { expect, test } from 'vitest';
import { elementsOf } from './elements.rules.ts';

test.each([
  ['<html lang="en-GB"></html>', { type: 'html', attributes: { lang: 'en-GB' }, children: [] }],
  [
    '<p class="a">1 &amp; 2<!-- -->3<br/></p>',
    { type: 'p', attributes: { class: 'a' }, children: ['1 & 2', '3', { type: 'br', attributes: {}, children: [] }] },
  ],
  [
    '<input disabled="" style="color:red"/>',
    { type: 'input', attributes: { disabled: true, 'data-style': 'color:red' }, children: [] },
  ],
  ['<script>a<b&&c</script>', { type: 'script', attributes: {}, children: ['a<b&&c'] }],
])('reads %s', (html, expected) => {
  expect(elementsOf(html)).toEqual(expected);
});
