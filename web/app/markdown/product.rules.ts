import type { RootContent } from 'mdast';
import { freeFrom, servedZones, standardCharge } from '@storefront/domain/delivery/charge.rules.ts';
import { dispatchRule } from '@storefront/domain/delivery/dispatch-words.rules.ts';
import { knownLeadTime } from '@storefront/domain/delivery/lead-time.rules.ts';
import { zones } from '@storefront/domain/delivery/zones.data.ts';
import { formatMoney, formatRoundMoney } from '@storefront/domain/money-text.rules.ts';
import { conditionLabel } from '@storefront/domain/product/condition.rules.ts';
import { quantityTermsText } from '@storefront/domain/quantity.rules.ts';
import { countedStockMessage, stockLabel } from '@storefront/domain/stock-words.rules.ts';
import { formatNumber } from '@storefront/domain/text.rules.ts';
import type { UrlPageQuery$rawResponse } from '../../__generated__/UrlPageQuery.graphql.ts';
import { chargesOfZones } from '../../ui/shop/delivery-charges.rules.ts';
import type { MarkdownContext, MarkdownPage } from './context.ts';
import { htmlContent } from './html.rules.ts';
import { link, list, paragraph, section, table, type Column, type Part } from './nodes.rules.ts';
import { priceWords, wasWords } from './price-words.rules.ts';
import { cardsTable } from './product-cards.rules.ts';

export type RawProduct = Extract<
  NonNullable<UrlPageQuery$rawResponse['resolveUrl']>,
  { readonly __typename: 'Product' }
>;
type RawVariant = NonNullable<RawProduct['variants']>[number];

/** A product page without its reviews: those are texts of visitors. */
export function productMarkdown(product: RawProduct, context: MarkdownContext): MarkdownPage {
  const variants = product.variants ?? [];
  const origin = context.url.origin;
  return {
    path: product.path,
    title: product.name,
    trail: product.trail ?? [],
    content: [
      ...picture(product, context),
      ...list(facts(product, context)),
      ...section('Variants', variants.length > 1 ? variantTable(product, context) : []),
      ...section('Prices by quantity', breaksTable(variants.length === 1 ? variants[0]! : product)),
      ...section('Add-ons', modifierTable(product)),
      ...section('Description', [...htmlContent(product.html, origin), ...warrantyContent(product)]),
      ...section('Specifications', table(product.specifications ?? [], SPECIFICATION)),
      ...section('Documents', documentsContent(product, context)),
      ...section('Safety', htmlContent(product.warning, origin)),
      ...section('Delivery and returns', deliveryContent(context)),
      ...section('Related products', cardsTable(product.related ?? [], context)),
    ],
  };
}

const SPECIFICATION: readonly Column<{ readonly name: string; readonly value: string }>[] = [
  ['Property', ({ name }) => name],
  ['Value', ({ value }) => value],
];

function picture({ image }: RawProduct, { at }: MarkdownContext): RootContent[] {
  if (!image) return [];
  return [{ type: 'paragraph', children: [{ type: 'image', url: at(image.url), alt: image.description }] }];
}

/** The price, stock and other facts above the fold; of the only variant, if there is one. */
function facts(product: RawProduct, { at, recommendedLabel, layout }: MarkdownContext): Part[][] {
  const variants = product.variants ?? [];
  const shown = (variants.length === 1 && variants[0]) || product;
  const price =
    shown === product && product.fromPrice ? `From ${priceWords(product.fromPrice)}` : priceWords(shown.price);
  const leadTime = leadTimeOf(shown);
  const { rating } = product;
  const was = wasWords(shown, recommendedLabel);
  const terms = quantityTermsText({ minimum: product.minimumQuantity, multiple: product.quantityMultiple });
  const condition = conditionLabel(product.condition);
  return [
    [`Price: ${price}`],
    ...(was ? [[was]] : []),
    ...(terms ? [[terms]] : []),
    [`Stock: ${countedStockMessage(shown.stock.status, shown.stock.message, shown.stock.level)}`],
    ...storeLines(shown.storeStock),
    ...(leadTime && layout ? [[`Dispatch: ${dispatchRule(leadTime, layout.shop.dispatch)}`]] : []),
    ...(product.brand ? [['Brand: ', link(product.brand.name, at(product.brand.path))]] : []),
    [`Product code: ${shown.sku}`],
    ...(product.gtin ? [[`GTIN: ${product.gtin}`]] : []),
    ...(condition ? [[`Condition: ${condition}`]] : []),
    ...(product.energyClass ? [[`Energy class: ${product.energyClass} on a scale from A to G`]] : []),
    ...(typeof rating?.average === 'number' && rating.count > 0
      ? [
          [
            `Rating: ${rating.average.toFixed(1)} out of 5, ${formatNumber(rating.count)} review${rating.count === 1 ? '' : 's'}`,
          ],
        ]
      : []),
    ...(product.rangePath ? [[link('The complete range', at(product.rangePath))]] : []),
  ];
}

/** The stores that have it; none before a variant is chosen. */
const storeLines = (stock: RawVariant['storeStock']): Part[][] =>
  stock && stock.length > 0
    ? [[`In stores now: ${stock.map(({ level, store: { name } }) => `${name} (${level})`).join('; ')}`]]
    : [];

/** The lead time of what can be bought. */
const leadTimeOf = ({ stock, leadTime }: Pick<RawVariant, 'stock' | 'leadTime'>) =>
  stock.maximumQuantity === 0 ? null : knownLeadTime(leadTime);

function variantTable(product: RawProduct, { recommendedLabel, layout }: MarkdownContext): RootContent[] {
  const variants = product.variants ?? [];
  const leadTimes = new Set(variants.flatMap((variant) => leadTimeOf(variant) ?? []));
  const option = (name: string): Column<RawVariant> => [
    name,
    ({ selectedOptions }) => selectedOptions.find((selected) => selected.name === name)?.value ?? '',
  ];
  return table<RawVariant>(variants, [
    ['Product code', ({ sku }) => sku],
    ...product.options.map(({ name }) => option(name)),
    ['Price', ({ price }) => priceWords(price)],
    ['Higher price', (variant) => wasWords(variant, recommendedLabel)],
    [
      'Quantity prices',
      ({ priceBreaks }) => priceBreaks.map((one) => `${one.quantity} or more: ${priceWords(one.price)}`).join('; '),
    ],
    ['Stock', ({ stock }) => stockLabel(stock.status, stock.expectedOn ?? null)],
    [
      'Dispatch',
      (variant) => {
        const leadTime = leadTimeOf(variant);
        return leadTime && layout && leadTimes.size > 1 ? dispatchRule(leadTime, layout.shop.dispatch) : '';
      },
    ],
  ]);
}

function breaksTable({ priceBreaks }: Pick<RawProduct, 'priceBreaks'>): RootContent[] {
  return table(priceBreaks, [
    ['Quantity', ({ quantity }) => `${quantity} or more`],
    ['Price each', ({ price }) => priceWords(price)],
  ]);
}

function modifierTable({ modifiers, stock }: RawProduct): RootContent[] {
  if (stock.maximumQuantity === 0) return [];
  const options = (modifiers ?? []).flatMap(({ name, options: all }) => all.map((one) => ({ ...one, group: name })));
  return table(options, [
    ['Add-on', ({ group }) => group],
    ['Choice', ({ label }) => label],
    ['Product code', ({ sku }) => sku ?? ''],
    ['Price', ({ price }) => priceWords(price)],
  ]);
}

function warrantyContent({ warranty }: RawProduct): RootContent[] {
  if (!warranty) return [];
  const { boxContains, usefulInformation } = warranty;
  return [
    ...(boxContains.length > 0 ? [paragraph('In the box:'), ...list(boxContains.map((item) => [item]))] : []),
    ...(usefulInformation ? [paragraph(usefulInformation)] : []),
  ];
}

function documentsContent({ documents }: RawProduct, { at }: MarkdownContext): RootContent[] {
  return list((documents ?? []).map(({ name, url }) => [link(name, at(url))]));
}

/** The charges by zone, as orders are charged, and where to read the terms. */
function deliveryContent({ at, layout }: MarkdownContext): RootContent[] {
  return [
    ...chargesTable(layout),
    paragraph(
      layout?.stores?.length ? 'Collection from a store is free. ' : '',
      layout
        ? `Changed your mind? Tell us within ${layout.shop.returns.days} days of receiving it and send it back for a refund: `
        : '',
      link('Delivery and returns', at('/shipping-returns/')),
      '.',
    ),
  ];
}

/** The delivery charges by zone, from the table that orders are charged by. */
export function chargesTable(layout: MarkdownContext['layout']): RootContent[] {
  const charges = chargesOfZones(layout?.deliveryZones);
  if (!charges) return [];
  return table(servedZones(charges), [
    ['To', (code) => zones[code].name],
    ['Charge inc VAT', (code) => formatMoney(standardCharge(code, charges).incVat)],
    ['Charge ex VAT', (code) => formatMoney(standardCharge(code, charges).exVat)],
    [
      'Free from',
      (code) => {
        const free = freeFrom(code, charges);
        return free === null ? '' : `${formatRoundMoney(free)} of goods, inc VAT`;
      },
    ],
    ['Working days', (code) => String(zones[code].transitDays)],
  ]);
}
