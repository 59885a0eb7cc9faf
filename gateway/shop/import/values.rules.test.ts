import { describe, expect, test } from 'vitest';
import { categoryPathOf, countOf, exVat, imageUrlOf, penceOf, slugOf } from './values.rules.ts';

test.each([['12.99', 1299], ['12.99 GBP', 1299], ['£1,299.00', 129_900], ['GBP 5', 500], [' 7.5 ', 750], ['0.005', 1], ['12.99 EUR', null], ['-1', null], ['12,99', null], ['', null], [undefined, null], ['99999999999', null]])('%s is %s pence', (text, pence) => {
  expect(penceOf(text)).toBe(pence);
});

describe('a price ex VAT', () => {
  test('gives the price inc VAT again wherever any does', () => {
    const reachable = new Set(Array.from({ length: 2_000 }, (_, price) => Math.round(Number((price * 1.2).toFixed(4)))));
    for (let incVat = 1; incVat < 2_000; incVat += 1) {
      const again = Math.round(Number((exVat(incVat) * 1.2).toFixed(4)));
      expect(Math.abs(again - incVat)).toBeLessThanOrEqual(reachable.has(incVat) ? 0 : 1);
    }
  });
});

test('a price that no price ex VAT gives becomes the penny below', () => {
  expect([999, 99, 1999].map((incVat) => Math.round(exVat(incVat) * 1.2))).toEqual([998, 98, 1999]);
});

test.each([['Café & Co. “Lamp” 1/2"', 'cafe-and-co-lamp-1-2'], ["Farrow's", 'farrows'], ['--', ''], ['灯', '']])('%s has the slug %j', (text, slug) => expect(slugOf(text)).toBe(slug));
test.each([['https://a.example/b.jpg?v=1', 'https://a.example/b.jpg?v=1'], ['//a.example/b.jpg', 'https://a.example/b.jpg'], ['http://a.example/b.jpg', 'http://a.example/b.jpg'], ['ftp://a.example/b.jpg', ''], ['javascript:alert(1)', ''], ['https://a.example/"x', ''], [undefined, '']])('the image %s', (text, url) => expect(imageUrlOf(text)).toBe(url));
test.each([['12', 12], ['-3', 0], ['x', 0], [undefined, 0], ['1e9', 1_000_000], ['2.7', 2]])('%s of them are %i', (text, count) => expect(countOf(text)).toBe(count));
test.each([['A > B>C', ['A', 'B', 'C']], ['A', ['A']], ['', []], [' > ', []]])('%s is the path %j', (text, path) => expect(categoryPathOf(text)).toEqual(path));
