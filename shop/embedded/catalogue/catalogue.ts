import type { LightSummary } from '@storefront/domain/photometry/light-summary.rules.ts';
import type { Party } from '@storefront/schema/shop-folder/makers.ts';
import type { MinimumAge } from '@storefront/domain/product/minimum-age.rules.ts';
import type { DocumentKind } from '@storefront/domain/product/documents.data.ts';

export interface CatalogueImage {
  description: string;
  /** `/drawings/{16 hexadecimal digits}.svg` for the shop's own drawings, else an absolute https URL. */
  url: string;
}

export interface CatalogueDocument {
  kind: DocumentKind;
  name: string;
  /** `/product-documents/{file}` for one that the shop has, else an https URL. */
  url: string;
  /** Missing for one elsewhere. */
  bytes?: number;
}

export interface CatalogueFaq {
  question: string;
  answerHtml: string;
}

export interface CatalogueCategory {
  id: number;
  /** 0 for a top-level category. */
  parentId: number;
  name: string;
  /** Path with leading and trailing slash, such as `/interior-lighting/pendants/`. */
  url: string;
  descriptionHtml: string;
  pageTitle: string;
  metaDescription: string;
  searchKeywords: string;
  sortOrder: number;
  image: CatalogueImage;
  /** Empty to show those of the nearest ancestor that has any. */
  faqs: readonly CatalogueFaq[];
}

export interface CatalogueBrand {
  id: number;
  name: string;
  /** The last part of `/brands/{url}`, such as `heritage-brass`. */
  url: string;
  descriptionHtml: string;
}

export interface CatalogueSale {
  /** Centipence, ex VAT. */
  price: number;
  /** ISO times; missing for no beginning or no end. */
  startsAt?: string;
  endsAt?: string;
}

/** How much is sold for the price, and what its price per unit is for, such as `2.5 m` and `1 m`. */
export interface CatalogueUnitPricing {
  measure: string;
  baseMeasure?: string;
}

/** As stored and, from `regularPrice` on, as read for a time. */
interface CataloguePrices {
  /** Centipence, ex VAT: stored, the price outside the sale; read for a time, the price of that time. */
  price: number;
  /** Missing for goods that are not sold by measure. Variants without their own have the product's. */
  unitPricing?: CatalogueUnitPricing;
  /** Missing for none; read for a time, only one that is on or to come. */
  sale?: CatalogueSale | undefined;
  /** The price outside the sale; missing without one. */
  regularPrice?: number;
  /** ISO time at which the price changes next; missing for never. */
  priceChangesAt?: string | undefined;
}

export interface CatalogueVariant extends CataloguePrices {
  id: number;
  sku: string;
  /** During a sale the price that it replaces, in centipence ex VAT. */
  retailPrice?: number;
  inventoryLevel: number;
  image: CatalogueImage;
  /** One value per option type, in display order, such as Finish then Function. */
  optionValues: readonly { id: number; optionDisplayName: string; label: string }[];
}

export interface CatalogueModifier {
  id: number;
  displayName: string;
  optionValues: readonly {
    id: number;
    label: string;
    /** Centipence, ex VAT. */ price: number;
    productId: number;
    sku: string;
    image: CatalogueImage;
  }[];
}

export interface CatalogueProduct extends CataloguePrices {
  id: number;
  name: string;
  sku: string;
  gtin: string;
  /** Path with leading and trailing slash, such as `/heritage-brass-vintage-2-gang-switch/`. */
  url: string;
  /** 0 for a product without a brand. */
  brandId: number;
  /** The main category (its breadcrumb), then every other one it is listed in, ancestors included. */
  categoryIds: readonly number[];
  /** `variant`: stock is tracked per variant; `none`: never out of stock; `product`: one level for the product. */
  inventoryTracking: 'none' | 'variant' | 'product';
  inventoryLevel: number;
  /** Only what is `available` can be bought. `off_sale`: no longer sold and in no list; its page still exists. */
  availability: 'available' | 'unavailable' | 'preorder' | 'backorder' | 'off_sale';
  /** ISO date on which a pre-order or back-order is expected; missing where unknown. */
  availableOn?: string;
  condition?: 'used' | 'refurbished';
  /** Missing for none. */
  minimumAge?: MinimumAge;
  /** Centipence, ex VAT; during a sale the price that it replaces; 0 for none. Above `price` the product is on sale. */
  retailPrice: number;
  /** Reductions of the unit price from a quantity of one line on, for all variants. */
  priceBreaks?: readonly { quantity: number; percentOff: number }[];
  /** The lowest quantity of a line, and what it is a multiple of. Default to 1. */
  minimumQuantity?: number;
  quantityMultiple?: number;
  descriptionHtml: string;
  warningHtml: string;
  warranty: {
    boxContains: readonly string[];
    usefulInformation: string;
    technicalInformation: readonly { url: string; text: string }[];
  };
  documents?: readonly CatalogueDocument[];
  /** Missing for those of its brand. */
  manufacturer?: Party;
  responsiblePerson?: Party;
  photometry?: LightSummary;
  /** Of the page of its whole range; empty for none. */
  rangeUrl: string;
  customFields: readonly { id: number; name: string; value: string }[];
  images: readonly CatalogueImage[];
  variants: readonly CatalogueVariant[];
  modifiers: readonly CatalogueModifier[];
  relatedCategoryId: number;
  featured: boolean;
  /** Sales rank, 0–1000; the default sort order. */
  popularity: number;
  /** ISO date. */
  createdAt: string;
  /** ISO time; not in the stored document: the database keeps it beside. */
  updatedAt?: string;
  /** With packaging. */
  weightGrams?: number;
  /** For search engines. */
  pageTitle?: string;
  metaDescription?: string;
}

export interface Catalogue {
  categories: readonly CatalogueCategory[];
  brands: readonly CatalogueBrand[];
  products: readonly CatalogueProduct[];
}
