/**
 * An attribute that changes what is sold, to whom or for how much, and that the shop does not take; with what becomes of it, and the value
 * that changes nothing where it is not a common one.
 */
export type UnsoldTerms = readonly (readonly [attribute: string, reason: string, usual?: string])[];

const VAT = 'It is sold at 20 % VAT, as everything else';
const DELIVERED = 'It is sold as goods that are delivered';
const ENERGY_SCALE = 'The scale of the energy class is not shown';
const CHARGES = 'The shop’s own delivery charges apply';
const DISPATCH = 'The shop’s own dispatch times apply';
const ANY_QUANTITY = 'Any quantity can be bought';
const NO_MAXIMUM = 'No maximum quantity is set';
const ONE_PRICE = 'Every quantity has the same unit price';
const MINIMUM_ADVERTISED = 'The minimum advertised price is not seen to';

/** https://support.google.com/merchants/answer/7052112 */
export const merchantTerms: UnsoldTerms = [
  ['multipack', 'The number of items in the pack is not shown: say it in the title', '1'],
  ['is_bundle', 'That it is a bundle is not shown: say it in the title'],
  ['age_group', 'The age that it is meant for is not shown'],
  ['min_energy_efficiency_class', ENERGY_SCALE],
  ['max_energy_efficiency_class', ENERGY_SCALE],
  // Names that other programs give them.
  ['energy_efficiency_class_min', ENERGY_SCALE],
  ['energy_efficiency_class_max', ENERGY_SCALE],
  ['certification', 'The certification, such as an energy label, is not taken'],
  ['installment', 'Payment by instalments is not offered'],
  ['subscription_cost', 'Subscriptions are not sold'],
  ['loyalty_program', 'Prices for members are not offered'],
  ['loyalty_points', 'Loyalty points are not offered'],
  ['minimum_order_quantity', ANY_QUANTITY, '1'],
  ['min_order_quantity', ANY_QUANTITY, '1'],
  ['max_order_quantity', NO_MAXIMUM],
  ['bulk_price', ONE_PRICE],
  ['expiration_date', 'It stays on sale until an import takes it off sale'],
  ['pause', 'It is on sale all the same'],
  ['shipping', CHARGES],
  ['shipping_label', CHARGES],
  ['free_shipping_threshold', CHARGES],
  ['min_handling_time', DISPATCH],
  ['max_handling_time', DISPATCH],
  ['tax_category', VAT],
  ['return_policy_label', 'The shop’s own terms of returns apply'],
  ['external_seller_id', 'It is sold as the shop’s own goods'],
];

/** https://developer.bigcommerce.com/docs/rest-catalog/products */
export const bigcommerceTerms: UnsoldTerms = [
  ['order_quantity_maximum', NO_MAXIMUM],
  ['fixed_cost_shipping_price', CHARGES],
  ['is_free_shipping', CHARGES],
  ['tax_class_id', VAT, '0'],
  ['type', DELIVERED, 'physical'],
  ['map_price', MINIMUM_ADVERTISED],
  ['product_tax_code', VAT],
  ['is_preorder_only', 'It stays a pre-order after its date'],
  ['availability_description', DISPATCH],
  ['gift_wrapping_options_type', 'Gift wrapping is not offered', 'any'],
  ['warranty', 'The warranty is not shown: say it in the description'],
];

/** https://help.shopify.com/en/manual/products/import-export/using-csv */
export const shopifyTerms: UnsoldTerms = [
  ['gift card', 'It is sold as goods, not as a gift card'],
  ['charge tax', VAT, 'true'],
  ['variant taxable', VAT, 'true'],
  ['requires shipping', DELIVERED, 'true'],
  ['variant requires shipping', DELIVERED, 'true'],
  ['google shopping / age group', 'The age that it is meant for is not shown'],
  ['minimum quantity', ANY_QUANTITY, '1'],
  ['increment', ANY_QUANTITY, '1'],
  ['maximum quantity', NO_MAXIMUM],
  ['tax code', VAT],
  ['variant tax code', VAT],
  ['fulfillment service', DISPATCH, 'manual'],
  ['variant fulfillment service', DISPATCH, 'manual'],
];

/** https://woocommerce.com/document/product-csv-importer-exporter/ */
export const woocommerceTerms: UnsoldTerms = [
  ['tax status', VAT, 'taxable'],
  ['tax class', VAT, 'standard'],
  ['sold individually?', NO_MAXIMUM],
  ['shipping class', CHARGES],
  ['purchase note', 'The note to those who have bought it is not sent'],
  // Of the extension for minimum and maximum quantities.
  ['meta: minimum_allowed_quantity', ANY_QUANTITY, '1'],
  ['meta: maximum_allowed_quantity', NO_MAXIMUM],
  ['meta: group_of_quantity', ANY_QUANTITY, '1'],
];

/** https://experienceleague.adobe.com/docs/commerce-admin/systems/data-transfer/data-attributes-product.html */
export const magentoTerms: UnsoldTerms = [
  ['tax_class_name', VAT, 'taxable goods'],
  ['map_price', MINIMUM_ADVERTISED],
  ['custom_options', 'Optional choices are not offered'],
  ['max_cart_qty', NO_MAXIMUM, '10000'],
  ['is_qty_decimal', 'It is sold in whole numbers'],
  ['use_config_qty_increments', 'Its increments are a setting of the other shop: any quantity can be bought'],
  ['product_type', DELIVERED, 'simple'],
  ['tier_prices', ONE_PRICE],
  ['product_websites', 'It is sold on the one site of the shop', 'base'],
];
