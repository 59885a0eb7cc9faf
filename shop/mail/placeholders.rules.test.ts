import { expect, test } from 'vitest';
import { testCompanyDetails } from './company-details.fixture.ts';
import { fillPlaceholders } from './placeholders.rules.ts';

test.each([
  ['Call {phoneLink}.', 'Call <a href="tel:02079460123">020 7946 0123</a>.'],
  ['{emailLink}', '<a href="mailto:sales@shop.example">sales@shop.example</a>'],
  ['{shopName}, {legalName}', 'Lumen &amp; Latch, Lumen &amp; Latch Limited'],
  ['{nothing} {constructor} {}', '{nothing} {constructor} {}'],
])('%s', (html, expected) => {
  expect(fillPlaceholders(html, testCompanyDetails)).toBe(expected);
});
