import { expect, test } from 'vitest';
import { absolute, breadcrumbData, faqData, inScript, shopData } from './structured-data.rules.ts';

test.each([
  ['/bari/', 'https://shop.example/bari/'],
  ['/', 'https://shop.example/'],
  ['https://cdn.example/a.webp', 'https://cdn.example/a.webp'],
])('the absolute URL of %s is %s', (address, written) => {
  expect(absolute('https://shop.example', address)).toBe(written);
});

test('a breadcrumb starts at the home page and ends with the page itself', () => {
  expect(
    breadcrumbData('https://shop.example', [
      { name: 'Lamps', path: '/lamps/' },
      { name: 'Bari', path: '/bari/' },
    ]),
  ).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'Lamps', item: 'https://shop.example/lamps/' },
      { '@type': 'ListItem', position: 3, name: 'Bari', item: 'https://shop.example/bari/' },
    ],
  });
});

test('describes the shop and its search', () => {
  const contact = { phone: '020 7946 0123', email: 'a@shop.example', registeredOffice: '1 Yard' };
  const shop = { ...contact, name: 'Lamps', legalName: 'Lamps Limited', vatNumber: 'GB 1' };
  expect(shopData('https://shop.example', shop)).toMatchObject([
    { '@type': 'Organization', vatID: 'GB 1', logo: 'https://shop.example/icons/icon-512.png' },
    {
      '@type': 'WebSite',
      potentialAction: { target: { urlTemplate: 'https://shop.example/search?query={search_term_string}' } },
    },
  ]);
});

test('describes no FAQ page without questions', () => {
  expect(faqData([])).toEqual([]);
  expect(faqData([{ question: 'Dims?', answer: '<p>Yes.</p>' }])).toMatchObject([
    { '@type': 'FAQPage', mainEntity: [{ name: 'Dims?', acceptedAnswer: { text: '<p>Yes.</p>' } }] },
  ]);
});

test('escapes text that would close the script element, without changing its value', () => {
  const thing = { '@type': 'Product', name: '</script><!--<script> & \u2028' };
  const text = inScript([thing]);
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': [thing] });
});
