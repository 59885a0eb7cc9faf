import { htmlText, shortened } from '../../domain/product/description-text.rules.ts';
import { decimalPounds } from '../../domain/money-text.rules.ts';
import { absolute, type Thing } from '../meta/structured-data.rules.ts';

/** Characters of a description that search engines show. */
const DESCRIPTION_LENGTH = 156;

/** The beginning of sanitised HTML as plain text, cut between words. */
export function plainText(html: string): string {
  return shortened(htmlText(html), DESCRIPTION_LENGTH);
}

interface DescribedProduct {
  name: string;
  sku: string;
  path: string;
  /** Plain text. */
  description: string;
  brand: { name: string } | null | undefined;
  image?: { url: string } | null;
  priceRange: { minimum: { incVat: { pence: number } }; maximum: { incVat: { pence: number } } };
  stock: { status: string; expectedOn?: string | null };
  condition: string;
  /** ISO time at which the price changes next; null for none. */
  priceValidUntil?: string | null;
  /** 0 for a product without options. */
  variantCount: number;
  /** Null when unknown; the average is null without reviews. */
  rating: { average?: number | null; count: number } | null | undefined;
}

/**
 * A schema.org product, at its price inc VAT. Variants with different prices are one aggregate offer from the lowest to the highest. The rating
 * is left out without reviews.
 */
export function productData(
  {
    name,
    sku,
    path,
    description,
    brand,
    image,
    priceRange,
    stock,
    condition,
    variantCount,
    rating,
    ...product
  }: DescribedProduct,
  shop: { url: string; name: string },
): Thing {
  const url = absolute(shop.url, path);
  const [lowest, highest] = [priceRange.minimum.incVat.pence, priceRange.maximum.incVat.pence].map(decimalPounds);
  const offer = {
    priceCurrency: 'GBP',
    url,
    availability: `https://schema.org/${availabilities.get(stock.status) ?? 'OutOfStock'}`,
    ...(product.priceValidUntil && { priceValidUntil: product.priceValidUntil }),
    ...(stock.expectedOn && { availabilityStarts: stock.expectedOn }),
    itemCondition: `https://schema.org/${conditions.get(condition) ?? 'NewCondition'}`,
    seller: { '@type': 'Organization', name: shop.name },
  };
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    sku,
    url,
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
    ...(description && { description }),
    ...(image && { image: absolute(shop.url, image.url) }),
    offers:
      lowest === highest
        ? { '@type': 'Offer', price: lowest, ...offer }
        : { '@type': 'AggregateOffer', lowPrice: lowest, highPrice: highest, offerCount: variantCount, ...offer },
    ...(rating &&
      rating.count > 0 &&
      typeof rating.average === 'number' && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.average,
          reviewCount: rating.count,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  };
}

const conditions = new Map(
  Object.entries({ NEW: 'NewCondition', USED: 'UsedCondition', REFURBISHED: 'RefurbishedCondition' }),
);

const availabilities = new Map(
  Object.entries({
    IN_STOCK: 'InStock',
    LOW_STOCK: 'LimitedAvailability',
    PLENTY: 'InStock',
    MADE_TO_ORDER: 'MadeToOrder',
    PREORDER: 'PreOrder',
    BACKORDER: 'BackOrder',
    OUT_OF_STOCK: 'OutOfStock',
    UNAVAILABLE: 'Discontinued',
  }),
);
