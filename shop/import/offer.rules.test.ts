import { expect, test } from 'vitest';
import { availabilityOf, conditionOf, dateOf } from './offer.rules.ts';

test.each([
  ['in stock|in_stock|In Stock|in-stock|InStock|available for order', 'available'],
  ['https://schema.org/InStock|http://schema.org/InStock|https://schema.org/InStock/|schema.org/InStock', 'available'],
  ['https://schema.org#InStock|limited availability|LimitedAvailability|', 'available'],
  ['sold out|SoldOut|out_of_stock|Out of stock|https://schema.org/OutOfStock', 'out_of_stock'],
  ['preorder|pre-order|Pre Order|https://schema.org/PreOrder|schema:PreOrder', 'preorder'],
  ['backorder|back_order|on backorder|http://www.schema.org/BackOrder', 'backorder'],
  ['discontinued|https://schema.org/Discontinued|in store only', 'unavailable'],
  ['perhaps|stock|constructor|https://example.com/InStock', null],
])('%s are %s', (texts, availability) => {
  for (const text of texts.split('|')) expect([text, availabilityOf(text)]).toEqual([text, availability]);
});

test.each([
  ['|new|New|https://schema.org/NewCondition', 'new'],
  ['used|USED|http://schema.org/UsedCondition|second-hand|pre-owned|used_good|Used - Like New', 'used'],
  ['refurbished|Refurbished|RefurbishedCondition|reconditioned|Certified Refurbished', 'refurbished'],
  ['worn|toString|https://schema.org/DamagedCondition', null],
])('%s are of the condition %s', (texts, condition) => {
  for (const text of texts.split('|')) expect([text, conditionOf(text)]).toEqual([text, condition]);
});

test.each([
  ['2030-01-01T00:00+0000', '2030-01-01'],
  ['2030-01-01', '2030-01-01'],
  ['2030-02-31', null],
  ['01/02/2030', null],
  ['soon', null],
])('%s is the date %s', (text, date) => expect(dateOf(text)).toBe(date));
