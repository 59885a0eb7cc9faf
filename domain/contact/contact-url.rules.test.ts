import { expect, test } from 'vitest';
import { contactUrlOf } from './contact-url.rules.ts';

test.each([
  ['safety@example.com', 'mailto:safety@example.com'],
  ['safety@example.com?cc=x%40a.example', 'mailto:safety@example.com%3Fcc%3Dx%2540a.example'],
  ['https://a.example/contact', 'https://a.example/contact'],
  ['https://a.example/"onclick="x', null],
  ['https://ann:secret@a.example/', null],
  ['javascript:alert(1)', null],
  ['a@b.example,c@d.example', null],
])('the contact %j is linked as %j', (text, url) => {
  expect(contactUrlOf(text)).toBe(url);
});
