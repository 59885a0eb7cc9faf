import { USUAL_DISPATCH } from '@storefront/domain/delivery/dates.rules.ts';
import { expect, test } from 'vitest';
import { testCompanyDetails } from '../../mail/company-details.fixture.ts';
import { product } from '../../catalogue/catalogue.fixture.ts';
import { cartLines, type CartLine } from '../carts/cart-line.rules.ts';
import { soldLine } from '../checkout.rules.ts';
import type { Order, OrderLine } from '../order.ts';
import { address, order as emptyOrder } from '../order.fixture.ts';
import { sampleStores as stores } from '../../sample-shop-file.fixture.ts';
import { confirmationMail } from './confirmation.rules.ts';

const [lamp] = cartLines(
  [{ id: 1, productId: 1, variantId: null, quantity: 3, parentId: null }],
  new Map([[1, product(1, { name: 'Lamp', price: 100_300, images: [] })]]),
).lines as [CartLine];
const line = (more: Partial<CartLine> = {}): OrderLine => soldLine({ ...lamp, ...more });
const order: Order = {
  ...emptyOrder,
  placedAt: '2026-07-01T12:30:00.000Z',
  lines: [
    line(),
    line({
      id: 2,
      name: 'Bulb',
      sku: 'B-1',
      quantity: 1,
      price: 100,
      parentId: 1,
      variantDisplay: [{ optionDisplayName: 'Cap', label: 'E27' }],
    }),
  ],
  delivery: {
    ...emptyOrder.delivery,
    address,
    terms: {
      transitDays: 1,
      division: 'england-and-wales',
      goods: [{ isSlow: false, isToOrder: false }],
      dispatch: USUAL_DISPATCH,
    },
  },
  purchaseOrderNumber: 'PO-7',
  expiresAt: '2026-07-08T22:59:59.000Z',
};
const mailOf = (more: Partial<Order> = {}) => confirmationMail({ ...order, ...more }, testCompanyDetails);

test.each([
  ['the number and London’s time', 'Your order number is ORD-100042, placed on 1 July 2026 at 13:30.'],
  ['the link to the order', 'https://shop.example/order/abc123?key=the-key'],
  ['an item with unit price and line total inc VAT', '3 × Lamp, L-1, £12.04 each: £36.12'],
  ['an add-on with its options', 'with 1 × Bulb (Cap: E27), B-1: £0.01'],
  ['the goods', 'Goods ex VAT: £30.11'],
  ['delivery', 'Delivery ex VAT: £4.95'],
  ['the total', 'Total including VAT: £42.07'],
  ['VAT', 'VAT at 20%: £7.01'],
  ['the dispatch date', 'Dispatched the working day after your transfer arrives.'],
  ['the payment deadline', 'We’ll hold your order until the end of Wednesday 8 July. If we haven’t received your'],
  ['the place', 'Ada Byron\nByron & Sons\nLS1 4AP'],
  ['the order reference', 'Your order reference: PO-7'],
  ['the amount to transfer', 'Amount: £42.07'],
  ['the payee', 'Payee: Lumen & Latch Limited'],
  ['the account', 'Account number: 00000000'],
  ['the reference', 'Reference: ORD-100042'],
  ['the right to cancel', 'within 14 days of the day on which you, or someone you name, receive the last of'],
  ['the form’s address', 'To Lumen & Latch Limited, 1 Example Yard, London, EC1A 1AA, sales@shop.example:'],
  ['the form', 'I/We [*] hereby give notice that I/We [*] cancel my/our [*] contract of sale'],
  ['the company’s registration', 'company number 00000000, VAT number GB 000 0000 00'],
  ['the shop’s contact details', 'Telephone 020 7946 0123, email sales@shop.example'],
])('a confirmation states %s, in text and HTML', (_, words) => {
  const { to, subject, text, html } = mailOf();
  expect([to, subject]).toEqual(['ada@shopper.example', 'Your Lumen & Latch order ORD-100042']);
  expect(text).toContain(words);
  const plain = html
    .replace(/<\/p><p[^>]*>/g, '\n')
    .replace(/<\/td><td[^>]*>/g, ': ')
    .replaceAll('<br>', ', ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  if (words.startsWith('https:')) expect(html).toContain(`<a href="${words}"`);
  else expect(plain).toContain(words);
});

test('says that an item is used, and for whom it is', () => {
  const used = line({ condition: 'used', minimumAge: 18 });
  const { text, html } = mailOf({ lines: [used, line({ name: 'New lamp', sku: 'N-1' })] });
  expect(text).toContain('3 × Lamp, L-1, Used, £12.04 each, Hand over only to a person of 18 or over');
  expect(text).toContain('3 × New lamp, N-1, £12.04 each');
  expect(html.match(/Used/g)).toHaveLength(1);
});

test('shows each item with its picture at the shop, and none for a picture that the shop cannot serve', () => {
  const pictured = (imageUrl: string) => mailOf({ lines: [line({ imageUrl })] }).html.match(/<img src="[^"]*"/g);
  const logo = '<img src="https://shop.example/icons/icon-192.png"';
  expect(pictured('/drawings/0a1b.svg')).toEqual([
    logo,
    '<img src="https://shop.example/images/160/drawings/0a1b.svg.webp"',
  ]);
  expect(pictured('javascript:alert(1)')).toEqual([logo]);
});

test('escapes markup in a name', () => {
  const { html, text } = mailOf({ lines: [line({ name: 'Engines <&> Co' })] });
  expect(html).toContain('Engines &lt;&amp;&gt; Co');
  expect(text).toContain('Engines <&> Co');
});

test('that of a collection names the store, its hours and that it is paid there', () => {
  const store = stores[1] ?? null;
  const { text } = mailOf({
    delivery: {
      ...emptyOrder.delivery,
      method: 'collection',
      store,
      cost: 0,
      date: '2026-07-02',
      latestDate: '2026-07-07',
    },
    paymentMethod: 'pay_in_store',
  });
  expect(text).toContain('Expected to be ready Thursday 2 July 2026 to Tuesday 7 July 2026.');
  expect(text).toContain('Bristol, Foundry Quay: Unit 3, Foundry Quay, St Philip’s, Bristol, BS2 0ZZ');
  expect(text).toContain('Saturday: 9:00 am – 5:00 pm');
  expect(text).toContain('Collection: Free');
  expect(text).toContain('Please pay £36.13 when you collect your order at Bristol, Foundry Quay.');
});

test('that of a card payment says what is paid, and the delivery day', () => {
  const { text } = mailOf({
    paymentMethod: 'card',
    delivery: { ...order.delivery, date: '2026-07-02' },
    expiresAt: null,
  });
  expect(text).toContain('You’re paying £42.07 by card.');
  expect(text).toContain('Expected: Thursday 2 July 2026');
  expect(mailOf().text).not.toContain('Expected');
  expect(text).not.toContain('after your transfer arrives');
});

test('that of an order with another billing address names its addressee', () =>
  expect(
    mailOf({ billing: { ...address, firstName: 'Bea', company: 'Hall & Sons', postcode: 'LS1 4DT' } }).text,
  ).toContain('BILLING\nBea Byron\nHall & Sons\nLS1 4DT'));

test('quotes no free text, since the recipient may be someone else', () => {
  const typed = 'Your account is closed: https://evil.example';
  const strange = {
    ...address,
    ...Object.fromEntries(Object.keys(address).map((field) => [field, typed])),
    postcode: 'evil.example',
  };
  const { subject, text, html } = mailOf({
    contact: { ...order.contact, firstName: typed, lastName: typed, phone: typed },
    delivery: { ...order.delivery, address: strange },
    billing: strange,
    purchaseOrderNumber: typed,
  });
  expect(`${subject}${text}${html}`).not.toMatch(/evil|closed/);
  expect(text).toContain('Thank you for your order.');
});
