import { expect, test } from 'vitest';
import { testCompanyDetails } from './company-details.fixture.ts';
import { layOut, type Letter } from './layout.rules.ts';

const letter: Letter = {
  to: 'ada@shopper.example',
  subject: 'Order ORD-100042 is on its way',
  greeting: 'Hello Ada,',
  paragraphs: ['Your order has been dispatched.'],
  button: { path: '/order/abc?key=a&b', label: 'View order' },
  afterwards: ['Thank you.'],
  sections: [
    {
      heading: 'Your items',
      items: [
        { name: '2 × Lamp', details: ['L-1', '£5.00 each'], amount: '£10.00', picture: '/images/160/a.svg.webp' },
      ],
      rows: [['Total', '£10.00']],
      lines: ['All in stock.'],
    },
  ],
};
const mailOf = (more: Partial<Letter> = {}) => layOut(testCompanyDetails, { ...letter, ...more });

test('a mail is complete as plain text', () =>
  expect(mailOf().text).toBe(`Hello Ada,

Your order has been dispatched.

View order: https://shop.example/order/abc?key=a&b

Thank you.

YOUR ITEMS
2 × Lamp, L-1, £5.00 each: £10.00
Total: £10.00
All in stock.

Lumen & Latch
Lumen & Latch Limited, registered in England and Wales, company number 00000000, VAT number GB 000 0000 00
Registered office: 1 Example Yard, London, EC1A 1AA
Telephone 020 7946 0123, email sales@shop.example
`));

test('states every word of its plain text in its HTML', () => {
  const { text, html } = mailOf();
  const shown = html.replaceAll('&amp;', '&').toUpperCase();
  for (const words of text.split(/\n|: |, /).filter(Boolean)) expect(shown).toContain(words.toUpperCase());
});

test('links to the shop alone and loads pictures from it alone', () => {
  const { html } = mailOf();
  expect([...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url)).toEqual([
    'https://shop.example/icons/icon-192.png',
    'https://shop.example/order/abc?key=a&amp;b',
    'https://shop.example/images/160/a.svg.webp',
  ]);
});

test('gives every picture an alternative text and a size', () => {
  for (const [image] of mailOf().html.matchAll(/<img[^>]*>/g))
    expect(image).toMatch(/ alt="" width="\d+" height="\d+"/);
});

const hostile = `"><img src=x onerror=alert(1)></style><a href='https://evil.example'>&amp;`;
const item = { name: hostile, details: [hostile], amount: hostile, picture: hostile };
test.each<[string, Partial<Letter>]>([
  ['subject', { subject: hostile }],
  ['greeting', { greeting: hostile }],
  ['paragraph', { paragraphs: [hostile] }],
  ['closing paragraph', { afterwards: [hostile] }],
  ['button', { button: { path: `/${hostile}`, label: hostile } }],
  ['heading', { sections: [{ heading: hostile }] }],
  ['item', { sections: [{ heading: '', items: [item] }] }],
  ['row', { sections: [{ heading: '', rows: [[hostile, hostile]] }] }],
  ['line', { sections: [{ heading: '', lines: [hostile] }] }],
])('escapes markup in its %s', (_, more) => {
  const { html } = mailOf(more);
  expect(html).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toMatch(/<img src=x|<a href='|<\/style><a/);
});
