import { htmlText, shortened } from '@storefront/domain/product/description-text.rules.ts';
import { isGtin } from '@storefront/domain/product/gtin.rules.ts';
import { variantSearch } from '@storefront/domain/product/variant-search.rules.ts';
import { absolute, type Thing } from '../../ui/meta/structured-data.rules.ts';
import { offerData, type Offered, type OfferTerms } from './offer-data.rules.ts';

/** As many characters as search engines show. */
const DESCRIPTION_LENGTH = 156;

/** Cut between words. */
export function plainText(html: string): string {
  return shortened(htmlText(html), DESCRIPTION_LENGTH);
}

export interface DescribedVariant extends Offered {
  sku: string;
  image?: { url: string } | null | undefined;
  selectedOptions: readonly { name: string; value: string }[];
}

export interface DescribedProduct extends Offered {
  entityId: number;
  name: string;
  sku: string;
  gtin?: string | null | undefined;
  path: string;
  /** Plain text. */
  description: string;
  brand: { name: string } | null | undefined;
  image?: { url: string } | null | undefined;
  condition: string;
  minimumAge?: number | null | undefined;
  minimumQuantity: number;
  /** A to G; null when unknown. */
  energyClass?: string | null | undefined;
  variants: readonly DescribedVariant[] | null | undefined;
  /** Null when unknown; the average is null without reviews. */
  rating: { average?: number | null; count: number } | null | undefined;
}

type DescribingShop = OfferTerms['shop'];

/** What variants differ in, by the names of options. */
const VARYING = new Map(
  Object.entries({
    finish: 'color',
    colour: 'color',
    color: 'color',
    size: 'size',
    material: 'material',
    pattern: 'pattern',
  }),
);

const variedBy = (option: string) => VARYING.get(option.trim().toLowerCase());

/** As Google's merchant listings read it, inc VAT. Deliveries and returns that offers share are described once. */
export function productData(product: DescribedProduct, shop: DescribingShop): Thing[] {
  const variants = product.variants ?? [];
  if (variants.length < 2) return [singleData(product, shop)];
  const shared = new Map<string, Thing>();
  const reference = (thing: Thing) => {
    const id = String(thing['@id']);
    shared.set(id, thing);
    return { '@id': id };
  };
  const options = variants.flatMap(({ selectedOptions }) => selectedOptions.map(({ name }) => name));
  const variesBy = [...new Set(options.flatMap((name) => variedBy(name) ?? []))];
  const { url, ...described } = descriptionOf(product, shop);
  const group: Thing = {
    '@type': 'ProductGroup',
    '@id': `${url}#product`,
    url,
    productGroupID: String(product.entityId),
    ...described,
    ...(variesBy.length > 0 && { variesBy: variesBy.map((property) => `https://schema.org/${property}`) }),
    hasVariant: variants.map((variant) => variantData(variant, product, { url, shop, reference })),
  };
  return [group, ...shared.values()];
}

function singleData(product: DescribedProduct, shop: DescribingShop): Thing {
  const { url, ...described } = descriptionOf(product, shop);
  const { sku, gtin, energyClass } = product;
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    ...described,
    sku,
    ...(gtin && isGtin(gtin) && { gtin }),
    ...energyData(energyClass),
    offers: offerData(product, { ...product, url, shop }),
  };
}

function variantData(
  variant: DescribedVariant,
  product: DescribedProduct,
  { url, shop, reference }: { url: string; shop: DescribingShop; reference: (thing: Thing) => object },
): Thing {
  const { sku, image, selectedOptions } = variant;
  const own = url + variantSearch(variant);
  const picture = image ?? product.image;
  const offer = offerData(variant, { ...product, url: own, shop });
  const { shippingDetails, hasMerchantReturnPolicy } = offer;
  const known = selectedOptions.flatMap(({ name, value }): [string, string][] => {
    const property = variedBy(name);
    return property === undefined ? [] : [[property, value]];
  });
  const others = selectedOptions.filter(({ name }) => variedBy(name) === undefined);
  return {
    '@type': 'Product',
    name: [product.name, ...selectedOptions.map(({ value }) => value)].join(', '),
    ...(sku && { sku }),
    url: own,
    ...(picture && { image: absolute(shop.url, picture.url) }),
    ...Object.fromEntries(known),
    ...(others.length > 0 && {
      additionalProperty: others.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
    }),
    ...energyData(product.energyClass),
    offers: {
      ...offer,
      // Missing where the shop has deliveries of its own.
      ...(shippingDetails !== undefined && { shippingDetails: (shippingDetails as Thing[]).map(reference) }),
      hasMerchantReturnPolicy: reference(hasMerchantReturnPolicy as Thing),
    },
  };
}

/** The rating is left out without reviews. */
function descriptionOf(
  { name, path, brand, description, image, rating, minimumAge }: DescribedProduct,
  shop: DescribingShop,
) {
  return {
    url: absolute(shop.url, path),
    name,
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
    ...(description && { description }),
    ...(image && { image: absolute(shop.url, image.url) }),
    ...(minimumAge && { audience: { '@type': 'PeopleAudience', requiredMinAge: minimumAge } }),
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

/** The scale is A to G. */
function energyData(energyClass: string | null | undefined) {
  const category = (letter: string) => `https://schema.org/EUEnergyEfficiencyCategory${letter}`;
  return energyClass
    ? {
        hasEnergyConsumptionDetails: {
          '@type': 'EnergyConsumptionDetails',
          hasEnergyEfficiencyCategory: category(energyClass),
          energyEfficiencyScaleMin: category('G'),
          energyEfficiencyScaleMax: category('A'),
        },
      }
    : {};
}
