import { expect, test } from 'vitest';
import {
  categoryPathOf,
  countOf,
  exVatPrice,
  gramsOf,
  imageUrlOf,
  pictureUrlOf,
  priceOf,
  stockOf,
} from './values.rules.ts';

test.each([
  ['12.99', 129_900],
  ['12.99 GBP', 129_900],
  ['£1,299.00', 12_990_000],
  [' 7.5 ', 75_000],
  ['8.3325', 83_325],
  ['0.0417', 417],
  ['0.00001', null],
  ['0.004', null],
  ['0', 0],
  ['12.99 EUR', null],
  ['-1', null],
  ['12,99', null],
  ['', null],
  [undefined, null],
  ['99999999999', null],
])('%s is %s centipence', (text, centipence) => {
  expect(priceOf(text)).toBe(centipence);
});

test.each([
  ['9.99 inc VAT', 99_900, true, 83_250],
  ['a tenth of a penny inc VAT rounds to whole pence', 99_950, true, 83_333],
  ['8.3325 ex VAT', 83_325, false, 83_325],
])('a price ex VAT: %s', (_, centipence, includesVat, expected) => {
  expect(exVatPrice(centipence, includesVat)).toBe(expected);
});

test.each([
  ['https://a.example/b.jpg?v=1', 'https://a.example/b.jpg?v=1'],
  ['//a.example/b.jpg', 'https://a.example/b.jpg'],
  ['http://a.example/b.jpg', 'http://a.example/b.jpg'],
  ['javascript:alert(1)', ''],
  ['https://a.example/"x', ''],
  ['https://user:password@a.example/b.jpg', ''],
  ['https://user@a.example/b.jpg', ''],
  [undefined, ''],
])('the image %s', (text, url) => expect(imageUrlOf(text)).toBe(url));

test.each([
  ['a.jpg', 'https://old.example/media/', 'https://old.example/media/a.jpg'],
  ['/b/100% new.jpg', 'https://old.example/media/', 'https://old.example/media/b/100%25%20new.jpg'],
  ['a.jpg', 'file:///home/me/pictures/', 'file:///home/me/pictures/a.jpg'],
  ['https://x.example/a.jpg', 'file:///home/me/pictures/', 'https://x.example/a.jpg'],
  ['../secret.jpg', 'file:///home/me/pictures/', ''],
  ['a/../../secret.jpg', 'file:///home/me/pictures/', ''],
  ['..\\secret.jpg', 'file:///home/me/pictures/', ''],
  ['file:///etc/passwd', 'file:///home/me/pictures/', ''],
  ['https://user:password@x.example/a.jpg', 'file:///home/me/pictures/', ''],
  ['', 'file:///home/me/pictures/', ''],
  ['a\0.jpg', 'file:///home/me/pictures/', ''],
  ['a.jpg', undefined, ''],
])('the picture %s in the folder %s', (path, folder, url) => expect(pictureUrlOf(path, folder)).toBe(url));

test.each([
  ['12', 12],
  ['-3', 0],
  ['x', 0],
  [undefined, 0],
  ['1e9', 1_000_000],
  ['2.7', 2],
])('%s of them are %i', (text, count) => expect(countOf(text)).toBe(count));

test.each([
  ['12', 12],
  ['-3', 0],
  ['x', null],
  [undefined, null],
])('a stock of %s is %j', (text, level) => expect(stockOf(text)).toBe(level));
test.each([
  ['A > B>C', ['A', 'B', 'C']],
  ['A', ['A']],
  ['', []],
  [' > ', []],
])('%s is the path %j', (text, path) => expect(categoryPathOf(text)).toEqual(path));

test.each([
  ['3.5 kg', 3_500],
  ['2 lb', 907],
  ['3 m', 0],
  ['1e9 kg', 0],
  ['', 0],
  [undefined, 0],
])('%s weighs %s grams', (text, grams) => expect(gramsOf(text)).toBe(grams));
