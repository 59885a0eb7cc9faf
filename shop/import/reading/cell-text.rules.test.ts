import { expect, test } from 'vitest';
import { cellText } from './cell-text.rules.ts';

test.each([
  ['sku', "'00124", '00124'],
  ['barcode', "'5012345678900", '5012345678900'],
  ['gtin', '="00124"', '00124'],
  ['mpn', '="=""x"', '="x'],
  ['id', "'AB-12", 'AB-12'],
  ['price', "'10.00", '10.00'],
  ['availability', "'in stock", 'in stock'],
  ['condition', "'used", 'used'],
  ['Cut-out', "'-5", '-5'],
  ['title', "'=1+1", '=1+1'],
  ['title', "'Tis lamp", "'Tis lamp"],
  ['title', "'60s lamp", "'60s lamp"],
  ['tags', "'60s", "'60s"],
  ['title', "'12' lamp", "'12' lamp"],
  ['title', '26&quot; lamp &amp; shade', '26" lamp & shade'],
  ['description', '26&quot; <b>lamp</b>', '26&quot; <b>lamp</b>'],
  ['image', 'https://x.example/a.jpg?a=1&amp;b=2', 'https://x.example/a.jpg?a=1&b=2'],
])('in column %s, %s is %s', (column, cell, text) => expect(cellText(column, cell)).toBe(text));
