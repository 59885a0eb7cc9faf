import { expect, test } from 'vitest';
import {
  bigcommerceTerms,
  magentoTerms,
  merchantTerms,
  shopifyTerms,
  woocommerceTerms,
  type UnsoldTerms,
} from './unsold-terms.data.ts';
import { notesOnTerms } from './unsold-terms.rules.ts';

test.each<[string, UnsoldTerms, attribute: string, said: string[], unsaid: string[]]>([
  ['woocommerce', woocommerceTerms, 'sold individually?', ['1'], ['0', '']],
  ['woocommerce', woocommerceTerms, 'meta: group_of_quantity', ['6'], ['1', '0']],
  ['woocommerce', woocommerceTerms, 'tax status', ['none'], ['taxable']],
  ['bigcommerce', bigcommerceTerms, 'order_quantity_maximum', ['1', '2'], ['0']],
  ['bigcommerce', bigcommerceTerms, 'gift_wrapping_options_type', ['none', 'list'], ['any']],
  ['merchant', merchantTerms, 'max_order_quantity', ['1'], ['0']],
  ['merchant', merchantTerms, 'multipack', ['6'], ['1', '0']],
  ['shopify', shopifyTerms, 'charge tax', ['false', '0'], ['TRUE', '']],
  ['magento', magentoTerms, 'is_qty_decimal', ['1'], ['0', '0.0000']],
  ['magento', magentoTerms, 'max_cart_qty', ['1.0000', '2.0000'], ['10000.0000', '']],
])('the report names a term that changes what is sold, in case %# of %s', (_, terms, attribute, said, unsaid) => {
  const isNamed = (value: string) => notesOnTerms(terms, 2, (asked) => (asked === attribute ? value : '')).length === 1;
  expect([said.filter(isNamed), unsaid.filter(isNamed)]).toEqual([said, []]);
});
