import { expect, test } from 'vitest';
import { deliveryChargesOf } from '../delivery/charge.rules.ts';
import { testCharges } from '../delivery/charges.fixture.ts';
import { USUAL_DISPATCH } from '../delivery/dates.rules.ts';
import { LEGAL_RETURNS } from './returns.rules.ts';
import { fillPlaceholders, type TextDetails } from './placeholders.rules.ts';

const contact = { publicUrl: 'https://shop.example', phone: '020 7946 0123', email: 'sales@shop.example' };
const legal = { legalName: 'Lumen & Latch Limited', companyNumber: '00000000', vatNumber: '', bankDetails: '' };
const details: TextDetails = {
  ...contact,
  ...legal,
  shopName: 'Lumen & Latch',
  registeredOffice: '1 Example Yard, London, EC1A 1AA',
  delivery: testCharges,
  dispatch: { ...USUAL_DISPATCH, awaitsTransfer: true },
  returns: LEGAL_RETURNS,
};

test.each([
  ['Call {phoneLink}.', 'Call <a href="tel:02079460123">020 7946 0123</a>.'],
  ['{emailLink}', '<a href="mailto:sales@shop.example">sales@shop.example</a>'],
  ['<p>{constructor}</p><p>{shopName}</p>', '<p>{constructor}</p><p>Lumen &amp; Latch</p>'],
  ['VAT number {vatNumber}', 'VAT number '],
])('%s', (html, expected) => expect(fillPlaceholders(html, details)).toBe(expected));

test('delivery is named by the shop’s own amounts', () => {
  const text = '{mainlandDeliveryCharge}, free from {freeDeliveryThreshold}';
  expect(fillPlaceholders(text, details)).toBe('£5.94, free from £69');
  const delivery = deliveryChargesOf({ zones: { UK_MAINLAND: 399 }, freeFrom: 4_550 });
  expect(fillPlaceholders(text, { ...details, delivery })).toBe('£3.99, free from £45.50');
  expect(fillPlaceholders(text, { ...details, delivery: deliveryChargesOf({}) })).toBe('£5.94, free from ');
});

const AT_ONCE =
  'Order before 1 pm on a working day for same-day dispatch. Items in stock, ordered before 1 pm on a working day, ' +
  'are dispatched the same day; later orders go the next working day. Items that are made to order or out of stock ' +
  'take 3 to 7 working days.';
const AFTER_TRANSFER =
  'Dispatched the working day after your transfer arrives. Items in stock are dispatched the working day after your ' +
  'transfer arrives, items that are made to order or out of stock 3 to 7 working days after it.';
test.each([
  [false, AT_ONCE],
  [true, AFTER_TRANSFER],
])('dispatch is promised as it can be kept, waiting for a transfer: %s', (awaitsTransfer, words) => {
  const dispatch = { ...USUAL_DISPATCH, awaitsTransfer };
  expect(fillPlaceholders('{stockDispatch}. {dispatchTerms}', { ...details, dispatch })).toBe(words);
});

test('a paragraph of a notice becomes the notice', () => {
  const html = fillPlaceholders(
    '<p>{rightToCancel}</p>\n<p>{cancellationForm}</p>\n<p>{rejectionReasons}</p>',
    details,
  );
  expect(html).toMatch(/^<p>You may cancel this order [^]*<\/p>\n<ul><li>To Lumen &amp; Latch Limited, 1 Example Yard/);
  expect(html).toContain('<li>Order number [*]:</li>');
  expect(html).toMatch(/<ul><li>It is not about the product[^]*<\/ul>$/);
  expect(html).not.toContain('{');
});
