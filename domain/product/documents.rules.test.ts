import { expect, test } from 'vitest';
import { documentFileOf, documentTypeOf, isDocumentUrl } from './documents.rules.ts';

test.each([
  ['0a1b.pdf', 'application/pdf'],
  ['LN1-20266--806lm-60deg-9w.ies', 'text/plain'],
  ['a.html', null],
  ['a.pdf.exe', null],
  ['..%2Fa.pdf', null],
  ['a/b.pdf', null],
  ['a\\b.pdf', null],
  ['a.PDF', null],
  [`${'a'.repeat(101)}.pdf`, null],
  ['a.pdf\n', null],
])('%j is %s', (file, type) => expect(documentTypeOf(file)).toBe(type));

test.each([
  ['/product-documents/a.pdf', 'a.pdf'],
  ['/product-documents/../a.pdf', null],
  ['https://example.com/product-documents/a.pdf', null],
])('%s is %s at the shop', (url, file) => expect(documentFileOf(url)).toBe(file));

test.each([
  ['https://maker.example/a.pdf', true],
  ['/documents/a.pdf', true],
  ['http://maker.example/a.pdf', false],
  ['//maker.example/a.pdf', false],
  ['/\\maker.example', false],
  ['/\t/maker.example/a.pdf', false],
  ['maker.example/a.pdf', false],
  ['https:maker.example/a.pdf', false],
  ['https://user:password@maker.example/a.pdf', false],
  ['https://user@maker.example/a.pdf', false],
  ['https://[/a.pdf', false],
  ['javascript:alert(1)', false],
])('allows a link to the document %s: %s', (url, expected) => {
  expect(isDocumentUrl(url)).toBe(expected);
});
