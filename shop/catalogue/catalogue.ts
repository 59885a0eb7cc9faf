/** A picture of a product or category. */
export interface CatalogueImage {
  description: string;
  /** The shop's own drawings are at `/drawings/{16 hexadecimal digits}.svg`, others at absolute https addresses. */
  url: string;
}

/** What shoppers ask about a category's products. */
export interface CatalogueFaq {
  question: string;
  /** One or more paragraphs. */
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
  /** Empty where the nearest category above answers for it. */
  faqs: readonly CatalogueFaq[];
}

export interface CatalogueBrand {
  id: number;
  name: string;
  /** The last part of `/brands/{url}`, such as `heritage-brass`. */
  url: string;
  descriptionHtml: string;
}

export interface CatalogueVariant {
  id: number;
  sku: string;
  /** Centipence, ex VAT. */
  price: number;
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

export interface CatalogueProduct {
  id: number;
  name: string;
  sku: string;
  gtin: string;
  /** Path with leading and trailing slash, such as `/heritage-brass-vintage-2-gang-switch/`. */
  url: string;
  /** 0 for a product without a brand. */
  brandId: number;
  /** The category it lives in first (its breadcrumb), then every other one it is listed in, ancestors included. */
  categoryIds: readonly number[];
  /** `variant`: each variant's own level counts; `none`: never runs out; `product`: the product's level. */
  inventoryTracking: 'none' | 'variant' | 'product';
  inventoryLevel: number;
  /** `off_sale`: no longer sold, and in no list; its page still says so. */
  availability: 'available' | 'unavailable' | 'off_sale';
  /** Centipence (see `domain/money.rules.ts`), ex VAT: what it costs now. */
  price: number;
  /** Centipence, ex VAT: the recommended price, 0 when there is none. Above `price` the product is on sale. */
  retailPrice: number;
  descriptionHtml: string;
  warningHtml: string;
  warranty: {
    boxContains: readonly string[];
    usefulInformation: string;
    technicalInformation: readonly { url: string; text: string }[];
  };
  /** Path of a page that shows the whole range, or empty. */
  rangeUrl: string;
  customFields: readonly { id: number; name: string; value: string }[];
  images: readonly CatalogueImage[];
  variants: readonly CatalogueVariant[];
  modifiers: readonly CatalogueModifier[];
  relatedCategoryId: number;
  featured: boolean;
  /** 0–1000: how well it sells; orders lists when nothing else does. */
  popularity: number;
  /** ISO date. */
  createdAt: string;
}

export interface Catalogue {
  categories: readonly CatalogueCategory[];
  brands: readonly CatalogueBrand[];
  products: readonly CatalogueProduct[];
}
