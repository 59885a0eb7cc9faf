import type { UnitPrice } from '../../../domain/money.rules.ts';
import { priceRange } from './prices.rules.ts';

export interface BrandSummary {
  entityId: number;
  name: string;
  path: string;
}

/** What every reading of a product has in common. */
export interface ProductCore {
  entityId: number;
  name: string;
  sku: string;
  path: string;
  brand: BrandSummary;
  price: UnitPrice;
  retailPrice: UnitPrice | null;
  inventoryLevel: number;
  inventoryTracking: 'none' | 'variant' | 'product';
  available: boolean;
  categoryIds: readonly number[];
}

export interface Variant {
  id: number;
  sku: string;
  inventoryLevel: number;
  price: UnitPrice;
  imageUrl: string | null;
  selectedOptions: readonly { name: string; value: string }[];
}

export interface ModifierOption {
  id: number;
  label: string;
  price: UnitPrice;
  imageUrl: string | null;
  sku: string;
  productId: number;
  /** Where the add-on itself lives; null where the shop API does not tell. */
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
  description: string;
  sortOrder: number;
}

/** A product as its own call answers it. */
export interface ProductDetail extends ProductCore {
  images: readonly ProductImage[];
  variants: readonly Variant[];
  modifiers: readonly Modifier[];
  customFields: readonly { name: string; value: string }[];
  description: string;
  warning: string;
  warranty: {
    boxContains: readonly string[];
    usefulInformation: string;
    documents: readonly { url: string; text: string }[];
  };
  rangePath: string | null;
  breadcrumb: readonly { name: string; path: string }[];
  relatedCategoryId: number;
}

/** A product as a list answers it: enough for a card. `detail` is there when its own call has been made. */
export interface Product extends ProductCore {
  imageUrl: string | null;
  variantCount: number;
  /** What its variants differ in, where that is all that is known of them; empty where `detail` is there. */
  optionLabels: readonly { name: string; labels: readonly string[] }[];
  minimumPrice: UnitPrice;
  maximumPrice: UnitPrice;
  /** Its data as the shop API says them. */
  customFields: ProductDetail['customFields'];
  detail?: ProductDetail;
}

/** The card's view of a product that has been read in full. */
export function productOf(detail: ProductDetail): Product {
  const range = priceRange(detail);
  return {
    ...detail,
    imageUrl: sortImages(detail.images)[0]?.url ?? null,
    variantCount: detail.variants.length,
    optionLabels: [],
    minimumPrice: range.minimum,
    maximumPrice: range.maximum,
    detail,
  };
}

/** Each option type with its values, both in the order in which the variants first show them. */
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

/** By sort order; by id when all sort orders are equal. */
export function sortImages(images: readonly ProductImage[]): ProductImage[] {
  const ordered = images.some(({ sortOrder }) => sortOrder !== images[0]?.sortOrder);
  return images.toSorted((a, b) => (ordered ? a.sortOrder - b.sortOrder || a.id - b.id : a.id - b.id));
}

/** Whether a document's address may be linked to: this shop's own, or one on the web over TLS. */
export function isDocumentUrl(url: string): boolean {
  return /^(https:\/\/|\/(?![/\\]))/i.test(url);
}

/** What the batch call takes at once, and how long its address may grow: proxies commonly refuse more than 8 kB. */
const BATCH_PATHS_MAXIMUM = 100;

const BATCH_CHARACTERS_MAXIMUM = 7_500;

/** What each path adds to the address besides itself: `&url_list=`. */
const PARAMETER_CHARACTERS = 10;

/** Splits paths into batches that one call can ask for. */
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
