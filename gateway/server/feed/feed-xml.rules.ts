import { decimalPounds } from '@storefront/domain/money-text.rules.ts';
import { feedMeasure } from '@storefront/domain/product/measure-text.rules.ts';
import { xmlText } from '../xml.rules.ts';
import type { FeedItem } from './feed-item.rules.ts';

/** RSS 2.0 with Google's namespace. No date, so that an unchanged catalogue has the same content and ETag. */
export function feedStart(shopName: string, origin: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${xmlText(shopName)}</title>
<link>${xmlText(origin)}/</link>
<description>${xmlText(`Products of ${shopName}`)}</description>
`;
}

export const FEED_END = '</channel>\n</rss>\n';

export function feedItemXml(item: FeedItem): string {
  const { handlingDays, weightGrams } = item;
  const attributes: [name: string, value: string | null][] = [
    ['id', item.id],
    ['item_group_id', item.groupId],
    ['title', item.title],
    ['description', item.description],
    ['link', item.link],
    ['image_link', item.imageLink],
    ...item.additionalImageLinks.map((link): [string, string] => ['additional_image_link', link]),
    ['availability', item.awaited?.status ?? (item.isInStock ? 'in_stock' : 'out_of_stock')],
    ['availability_date', item.awaited && `${item.awaited.date}T00:00+0000`],
    ['price', pounds(item.price)],
    ['sale_price', item.sale && pounds(item.sale.price)],
    [
      'sale_price_effective_date',
      item.sale?.dates ? `${minute(item.sale.dates.start)}/${minute(item.sale.dates.end)}` : null,
    ],
    ...unitPricingOf(item),
    ['condition', item.condition],
    ['brand', item.brand],
    ['gtin', item.gtin],
    ['mpn', item.mpn],
    ['identifier_exists', hasIdentifier(item) ? 'yes' : 'no'],
    ['product_type', item.productType],
    ['color', item.color],
    ['size', item.size],
    ['material', item.material],
    ['shipping_weight', weightGrams === null ? null : `${weightGrams / 1_000} kg`],
    ['energy_efficiency_class', item.energyClass],
    ['min_handling_time', handlingDays && String(handlingDays.minimum)],
    ['max_handling_time', handlingDays && String(handlingDays.maximum)],
  ];
  const elements = attributes.map(([name, value]) =>
    value === null ? '' : `<g:${name}>${xmlText(value)}</g:${name}>\n`,
  );
  return `<item>
${elements.join('')}${shippingOf(item)}</item>
`;
}

/** Of all that the price is for. */
function unitPricingOf({ quantity, unitPricing }: FeedItem): [name: string, value: string][] {
  if (!unitPricing && quantity === 1) return [];
  const { measure, baseMeasure, unit } = unitPricing ?? ({ measure: 1, baseMeasure: 1, unit: 'ITEM' } as const);
  return [
    ['unit_pricing_measure', feedMeasure(measure * quantity, unit)],
    ['unit_pricing_base_measure', feedMeasure(baseMeasure, unit)],
  ];
}

/** Google then takes the charges of the merchant's account. */
const shippingOf = ({ delivery }: FeedItem) =>
  delivery === null
    ? ''
    : '<g:shipping><g:country>GB</g:country><g:service>UK Mainland</g:service>' +
      `<g:price>${pounds(delivery)}</g:price></g:shipping>\n`;

/** A time as Google has it, to the minute: `2030-01-31T23:59+0000`. */
const minute = (time: string) => `${time.slice(0, 16)}+0000`;

const pounds = (pence: number) => `${decimalPounds(pence)} GBP`;

/** By GTIN, or by brand and MPN. */
function hasIdentifier({ gtin, brand, mpn }: FeedItem): boolean {
  return gtin !== null || (brand !== null && mpn !== null);
}
