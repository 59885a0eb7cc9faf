import type { UnitPrice } from '@storefront/domain/money.rules.ts';
import { leadPicture } from '@storefront/domain/product/lead-picture.rules.ts';
import type { Condition } from '@storefront/domain/product/condition.rules.ts';
import type { PriceBreak } from '@storefront/domain/price-breaks.rules.ts';
import type { QuantityTerms } from '@storefront/domain/quantity.rules.ts';
import type { ProductFiles } from './documents/documents.rules.ts';
import type { ProductMetadata } from './metadata/metadata.rules.ts';
import { priceRange } from './prices.rules.ts';

export interface BrandSummary {
  entityId: number;
  name: string;
  path: string;
}

export interface ProductCore {
  entityId: number;
  name: string;
  sku: string;
  path: string;
  brand: BrandSummary;
  price: UnitPrice;
  retailPrice: UnitPrice | null;
  /** A sale replaces the retail price; missing for a recommended one. */
  isRetailRegular?: true;
  /** ISO time at which its price, or that of a variant, changes next; missing for a price without an end. */
  priceChangesAt?: string;
  inventoryLevel: number;
  inventoryTracking: 'none' | 'variant' | 'product';
  available: boolean;
  /** Cannot be bought yet; missing for anything else. `date` is an ISO date; null where unknown. */
  awaited?: { status: 'PREORDER' | 'BACKORDER'; date: string | null };
  /** Missing for new goods. */
  condition?: Exclude<Condition, 'new'>;
  /** Missing or null for none. */
  minimumAge?: number | null;
  categoryIds: readonly number[];
  /** Specifications that it is chosen by; missing for the usual ones. */
  leadFields?: readonly string[];
  /** In ascending order. */
  priceBreaks: readonly PriceBreak<UnitPrice>[];
  quantityTerms: QuantityTerms;
}

/** A chosen value of an option, and its number where the shop API gives it. */
export interface OptionChoice {
  name: string;
  value: string;
  valueId?: number | null;
}

/** A lower price for a time, on or to come. Times are ISO times; null for no beginning or no end. */
export interface Sale {
  price: UnitPrice;
  regularPrice: UnitPrice;
  startsAt: string | null;
  endsAt: string | null;
}

export interface StoreLevel {
  storeId: string;
  level: number;
}

export interface Variant {
  id: number;
  sku: string;
  inventoryLevel: number;
  /** Missing where stores do not count theirs. */
  storeLevels?: readonly StoreLevel[];
  price: UnitPrice;
  /** The price to strike through beside its own; missing where the product's may be. */
  retailPrice?: UnitPrice;
  isRetailRegular?: true;
  priceChangesAt?: string;
  sale?: Sale;
  /** In ascending order. */
  priceBreaks: readonly PriceBreak<UnitPrice>[];
  imageUrl: string | null;
  selectedOptions: readonly OptionChoice[];
}

export interface ModifierOption {
  id: number;
  label: string;
  price: UnitPrice;
  imageUrl: string | null;
  sku: string;
  productId: number;
  /** Null when the shop API does not return it. */
  path: string | null;
}

export interface Modifier {
  id: number;
  name: string;
  options: readonly ModifierOption[];
}

export interface ProductImage {
  id: number;
  url: string;
  /** A small version; null for none. */
  thumbnailUrl: string | null;
  description: string;
  sortOrder: number;
}

/** Who answers for the safety of a product. */
export interface Party {
  name: string;
  postalAddress: string | null;
  /** `mailto:` or `https:`. */
  contactUrl: string | null;
}

/** A product's full record, from the shop API's product call. */
export interface ProductDetail extends ProductCore, ProductMetadata, ProductFiles {
  /** Missing for none. */
  sale?: Sale;
  /** Missing where stores do not count theirs, and for a product with variants. */
  storeLevels?: readonly StoreLevel[];
  /** In display order. */
  images: readonly ProductImage[];
  variants: readonly Variant[];
  modifiers: readonly Modifier[];
  customFields: readonly { name: string; value: string }[];
  description: string;
  warning: string;
  manufacturer: Party | null;
  responsiblePerson: Party | null;
  warranty: {
    boxContains: readonly string[];
    usefulInformation: string;
    documents: readonly { url: string; text: string }[];
  };
  rangePath: string | null;
  breadcrumb: readonly { name: string; path: string }[];
  relatedCategoryId: number;
}

/** A product as lists return it, with enough for a card. `detail` is set when its full record has been read. */
export interface Product extends ProductCore {
  imageUrl: string | null;
  variantCount: number;
  /** Empty when `detail`, which has the variants themselves, is set. */
  optionLabels: readonly { name: string; labels: readonly string[] }[];
  minimumPrice: UnitPrice;
  maximumPrice: UnitPrice;
  /** The variant that the filters or the term of its list name; missing outside lists. */
  matchingVariant?: Variant | null;
  /** Where its list has them. */
  rating?: { average: number; count: number } | null;
  customFields: ProductDetail['customFields'];
  detail?: ProductDetail;
}

export function productOf(detail: ProductDetail): Product {
  const range = priceRange(detail);
  return {
    ...detail,
    imageUrl: detail.images[0]?.url ?? null,
    variantCount: detail.variants.length,
    optionLabels: [],
    minimumPrice: range.minimum,
    maximumPrice: range.maximum,
    detail,
  };
}

/** Each option with its labels, both in order of first occurrence among the variants. */
export function optionLabels(
  variants: readonly Pick<Variant, 'selectedOptions'>[],
): { name: string; labels: string[] }[] {
  const options = new Map<string, Set<string>>();
  for (const { selectedOptions } of variants) {
    for (const { name, value } of selectedOptions) {
      const labels = options.get(name);
      if (labels) labels.add(value);
      else options.set(name, new Set([value]));
    }
  }
  return Array.from(options, ([name, labels]) => ({ name, labels: [...labels] }));
}

/** By id when all sort orders are equal; first the one beside a "From" price. */
export function sortImages(images: readonly ProductImage[], variants: readonly Variant[]): ProductImage[] {
  const ordered = images.some(({ sortOrder }) => sortOrder !== images[0]?.sortOrder);
  const sorted = images.toSorted((a, b) => (ordered ? a.sortOrder - b.sortOrder || a.id - b.id : a.id - b.id));
  const url = leadPicture(
    sorted.map((image) => image.url),
    variants.map(({ price, imageUrl }) => ({ price: price.incVat, picture: imageUrl ?? '' })),
  );
  const own: ProductImage = { id: 0, url, thumbnailUrl: null, description: '', sortOrder: 0 };
  const lead = sorted.find((image) => image.url === url) ?? own;
  return url === '' ? sorted : [lead, ...sorted.filter((image) => image !== lead)];
}

/** The shop API takes 100 paths, and proxies commonly reject URLs beyond 8 kB. */
const BATCH_PATHS_MAXIMUM = 100;

const BATCH_CHARACTERS_MAXIMUM = 7_500;

/** The length of `&url_list=`, which precedes each path. */
const PARAMETER_CHARACTERS = 10;

/** Each within the limits of one call. */
export function batches(paths: readonly string[]): string[][] {
  const made: string[][] = [];
  let characters = 0;
  for (const path of paths) {
    const more = encodeURIComponent(path).length + PARAMETER_CHARACTERS;
    const batch = made.at(-1);
    if (batch && batch.length < BATCH_PATHS_MAXIMUM && characters + more <= BATCH_CHARACTERS_MAXIMUM) {
      batch.push(path);
      characters += more;
    } else {
      made.push([path]);
      characters = more;
    }
  }
  return made;
}
