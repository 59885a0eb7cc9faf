/**
 * An attribute that changes what is sold, to whom or for how much, and that the shop does not take; with what becomes of it, and the value
 * that changes nothing where it is not a common one.
 */
export type UnsoldTerms = readonly (readonly [attribute: string, reason: string, usual?: string])[];

const AGE = 'The shop does not check the age of shoppers';
const VAT = 'It is sold at 20 % VAT, as everything else';
const DELIVERED = 'It is sold as goods that are delivered';
const ENERGY_SCALE = 'The scale of the energy class is not shown';

/** https://support.google.com/merchants/answer/7052112 */
export const merchantTerms: UnsoldTerms = [
  ['multipack', 'The number of items in the pack is not shown: say it in the title'],
  ['is_bundle', 'That it is a bundle is not shown: say it in the title'],
  ['adult', AGE],
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
  ['minimum_order_quantity', 'Any quantity can be bought'],
  ['min_order_quantity', 'Any quantity can be bought'],
  ['max_order_quantity', 'No maximum quantity is set'],
  ['bulk_price', 'Every quantity has the same unit price'],
  ['expiration_date', 'It stays on sale until an import takes it off sale'],
];

/** https://developer.bigcommerce.com/docs/rest-catalog/products */
export const bigcommerceTerms: UnsoldTerms = [
  ['order_quantity_maximum', 'No maximum quantity is set'],
  ['fixed_cost_shipping_price', 'The shop’s own delivery charges apply'],
  ['is_free_shipping', 'The shop’s own delivery charges apply'],
  ['tax_class_id', VAT, '0'],
  ['type', DELIVERED, 'physical'],
  ['map_price', 'The minimum advertised price is not seen to'],
];

/** https://help.shopify.com/en/manual/products/import-export/using-csv */
export const shopifyTerms: UnsoldTerms = [
  ['gift card', 'It is sold as goods, not as a gift card'],
  ['charge tax', VAT, 'true'],
  ['variant taxable', VAT, 'true'],
  ['requires shipping', DELIVERED, 'true'],
  ['variant requires shipping', DELIVERED, 'true'],
  ['google shopping / age group', 'The age that it is meant for is not shown'],
  ['minimum quantity', 'Any quantity can be bought'],
  ['maximum quantity', 'No maximum quantity is set'],
];

/** https://woocommerce.com/document/product-csv-importer-exporter/ */
export const woocommerceTerms: UnsoldTerms = [
  ['tax status', VAT, 'taxable'],
  ['tax class', VAT, 'standard'],
  ['sold individually?', 'No maximum quantity is set'],
  ['shipping class', 'The shop’s own delivery charges apply'],
  ['purchase note', 'The note to those who have bought it is not sent'],
];

/** https://experienceleague.adobe.com/docs/commerce-admin/systems/data-transfer/data-attributes-product.html */
export const magentoTerms: UnsoldTerms = [
  ['tax_class_name', VAT, 'taxable goods'],
  ['map_price', 'The minimum advertised price is not seen to'],
  ['custom_options', 'Optional choices are not offered'],
];
