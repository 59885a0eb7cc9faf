import sanitizeHtml from 'sanitize-html';
import type { Config } from '../../config/config.ts';
import { deliveryCharge } from '@storefront/domain/delivery/charge.rules.ts';
import { dispatchDays } from '@storefront/domain/delivery/dates.rules.ts';
import { dateTerms } from '@storefront/domain/delivery/lead-time.rules.ts';
import type { Condition } from '@storefront/domain/product/condition.rules.ts';
import type { UnitPricing } from '@storefront/domain/product/measure-units.data.ts';
import { isGtin } from '@storefront/domain/product/gtin.rules.ts';
import { htmlText, shortened } from '@storefront/domain/product/description-text.rules.ts';
import { imageUrl } from '@storefront/domain/image-url.rules.ts';
import { lineTotal } from '@storefront/domain/money.rules.ts';
import { priceAt } from '@storefront/domain/price-breaks.rules.ts';
import { soldQuantity } from '@storefront/domain/quantity.rules.ts';
import { variantSearch } from '@storefront/domain/product/variant-search.rules.ts';
import { leadTimeOfProduct } from '../../graph/delivery/lead-time.rules.ts';
import type { ProductDetail, Sale, Variant } from '../../graph/product/product.rules.ts';
import { energyClassOf, specifications } from '../../graph/product/specifications.rules.ts';
import { stockOfProduct, type MadeToOrder } from '../../graph/product/stock.rules.ts';

/** A product or one of its variants. Texts are plain text; missing values are null. */
export interface FeedItem {
  id: string;
  /** Null for a product. */
  groupId: string | null;
  title: string;
  description: string;
  link: string;
  imageLink: string | null;
  additionalImageLinks: readonly string[];
  isInStock: boolean;
  /** Google requires the ISO date; null for anything else. */
  awaited: { status: 'preorder' | 'backorder'; date: string } | null;
  condition: Condition;
  /** In working days; null for goods that are dispatched at once. */
  handlingDays: { minimum: number; maximum: number } | null;
  /** The price of `quantity` outside its sale, in pence inc VAT. */
  price: number;
  /** A lower price that is on or to come, and its ISO times: null for no dates. Null for none. */
  sale: { price: number; dates: { start: string; end: string } | null } | null;
  /** The minimum of an order. */
  quantity: number;
  /** Of one; null for goods that are not sold by measure. */
  unitPricing: UnitPricing | null;
  /** The delivery charge to UK Mainland, in pence inc VAT; null for a shop with delivery options of its own. */
  delivery: number | null;
  brand: string | null;
  gtin: string | null;
  mpn: string | null;
  productType: string | null;
  color: string | null;
  size: string | null;
  material: string | null;
  weightGrams: number | null;
  energyClass: string | null;
}

export interface FeedFacts extends MadeToOrder, Pick<Config, 'publicUrl' | 'dispatch'> {
  /** Null for a shop with delivery options of its own. */
  delivery: Config['delivery'] | null;
  now: () => Date;
  allowsImage(source: string): boolean;
}

/** The limits of Google's product data specification, in characters. */
const LENGTHS = { title: 150, description: 5_000, brand: 70, mpn: 70, productType: 750, color: 100, size: 100 };
const ADDITIONAL_IMAGES_MAXIMUM = 10;

/** The width that the page's metadata uses too, so that each image is resized once. */
const IMAGE_WIDTH = 1280;

/** Truncated before parsing. */
const HTML_CHARACTERS_MAXIMUM = 50_000;

/** `htmlText` replaces block elements by spaces. Removes inline tags, and scripts and styles with their content. */
const BLOCKS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'div', 'br', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'td', 'th'],
  allowedAttributes: {},
};

/** One for the product, or for each of its variants if it has several. None that is off sale or has no price. */
export function feedItems(product: ProductDetail, facts: FeedFacts): FeedItem[] {
  const description = textOf(product.description);
  if (product.variants.length <= 1) return itemOf(product, null, description, facts);
  return product.variants.flatMap((variant) => itemOf(product, variant, description, facts));
}

function itemOf(product: ProductDetail, variant: Variant | null, description: string, facts: FeedFacts): FeedItem[] {
  const { status, maximumQuantity, expectedOn } = stockOfProduct(product, facts, variant ?? undefined, facts.now());
  if (status === 'UNAVAILABLE') return [];
  const { price: one, priceBreaks } = variant ?? product;
  const quantity = soldQuantity(1, product.quantityTerms);
  const current = lineTotal(priceAt(one, priceBreaks, quantity), quantity).incVat;
  // With price breaks, and for several at once, a price outside the sale is not known.
  const sale = quantity === 1 ? ((variant ?? product).sale ?? null) : null;
  const isInStock = maximumQuantity === null || maximumQuantity >= quantity;
  const named = namedValues(product, variant);
  const values = variant?.selectedOptions.map(({ value }) => value) ?? [];
  const [imageLink = null, ...others] = imagesOf(product, variant, facts);
  const sku = variant ? variant.sku : product.sku || (product.variants[0]?.sku ?? '');
  const title = lineOf([product.name, ...values].join(', '), LENGTHS.title);
  return [
    {
      id: variant ? `${product.entityId}-${variant.id}` : String(product.entityId),
      groupId: variant && String(product.entityId),
      title,
      description: description || title,
      link: facts.publicUrl + product.path + (variant ? variantSearch(variant) : ''),
      imageLink,
      additionalImageLinks: others.slice(0, ADDITIONAL_IMAGES_MAXIMUM),
      isInStock,
      awaited: awaitedOf(status, expectedOn),
      condition: product.condition ?? 'new',
      handlingDays: isInStock ? handlingDays(product, variant, facts) : null,
      price: sale ? sale.regularPrice.incVat : current,
      sale: sale && { price: sale.price.incVat, dates: datesOf(sale) },
      quantity,
      unitPricing: one.unitPricing ?? null,
      delivery: facts.delivery && deliveryCharge('UK_MAINLAND', { incVat: current }, facts.delivery).incVat,
      brand: lineOf(product.brand.name, LENGTHS.brand) || null,
      // The shop API has none for variants.
      gtin: !variant && isGtin(product.gtin) ? product.gtin : null,
      mpn: lineOf(sku, LENGTHS.mpn) || null,
      productType: lineOf(product.breadcrumb.map(({ name }) => name).join(' > '), LENGTHS.productType) || null,
      color: named(['Finish', 'Colour', 'Color'], LENGTHS.color),
      size: named(['Size'], LENGTHS.size),
      material: named(['Material'], LENGTHS.color),
      weightGrams: product.weightGrams,
      energyClass: energyClassOf(product.customFields),
    },
  ];
}

/** Google's interval has two ends: one that the sale does not have is far away. */
function datesOf({ startsAt, endsAt }: Sale): { start: string; end: string } | null {
  if (startsAt === null && endsAt === null) return null;
  return { start: startsAt ?? '2000-01-01T00:00:00.000Z', end: endsAt ?? '2099-12-31T23:59:00.000Z' };
}

function awaitedOf(status: string, date: string | undefined): FeedItem['awaited'] {
  if (date === undefined || (status !== 'PREORDER' && status !== 'BACKORDER')) return null;
  return { status: status === 'PREORDER' ? 'preorder' : 'backorder', date };
}

function lineOf(text: string, maximum: number): string {
  return shortened(text.replace(/\s+/g, ' ').trim(), maximum);
}

function textOf(html: string): string {
  return shortened(htmlText(sanitizeHtml(html.slice(0, HTML_CHARACTERS_MAXIMUM), BLOCKS)), LENGTHS.description);
}

/** Looks several names up in the variant's options, then in the product's specifications. */
function namedValues(product: ProductDetail, variant: Variant | null) {
  const known = new Map(specifications(product.customFields).map(({ name, value }) => [name, value]));
  for (const { name, value } of variant?.selectedOptions ?? []) known.set(name, value);
  return (names: readonly string[], maximum: number): string | null => {
    const value = names.map((name) => known.get(name)).find(Boolean);
    return value === undefined ? null : lineOf(value.replaceAll(', ', '/'), maximum) || null;
  };
}

function imagesOf(product: ProductDetail, variant: Variant | null, { publicUrl, allowsImage }: FeedFacts): string[] {
  const sources = [variant?.imageUrl ?? '', ...product.images.map(({ url }) => url)];
  return [...new Set(sources)].filter(allowsImage).map((source) => publicUrl + imageUrl(source, IMAGE_WIDTH));
}

function handlingDays(
  product: ProductDetail,
  variant: Variant | null,
  facts: MadeToOrder & Pick<Config, 'dispatch'>,
): { minimum: number; maximum: number } | null {
  const leadTime = leadTimeOfProduct(product, facts, variant ?? undefined);
  if (leadTime === null || leadTime === 'STANDARD') return null;
  return dispatchDays(dateTerms({ zone: 'UK_MAINLAND', division: 'england-and-wales' }, [leadTime], facts.dispatch));
}
