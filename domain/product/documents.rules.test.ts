import { expect, test } from 'vitest';
import { documentFileOf, documentTypeOf } from './documents.rules.ts';

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
