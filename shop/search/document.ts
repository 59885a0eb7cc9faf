import type { CatalogueProduct } from '../catalogue/catalogue.ts';

/** A product as far as it can be searched for. */
export interface SearchDocument {
  id: number;
  name: string;
  sku: string;
  brand: string;
  /** Plain text. */
  description: string;
  categories: readonly string[];
  /** Values of custom fields and options. */
  fields: readonly string[];
  /** Every code that it is asked for by: SKUs, its variants' too, and GTINs. */
  codes: readonly string[];
  /** What sells better comes first among equals; 0–1000. */
  popularity: number;
  /** The numbers of `categories`, in their order. */
  categoryIds: readonly number[];
  brandId: number;
}

/** What a match in each part of a document counts. */
export interface Boosts {
  name: number;
  brand: number;
  description: number;
  categories: number;
  fields: number;
  sku: number;
}

/**
 * The specification's boosts, but 3 for names: at its 1.3 a long description outweighs what a product is called. Categories and fields
 * are ours: chosen, the specification gives no value.
 */
export const BOOSTS: Boosts = { name: 3, sku: 3, brand: 1.1, description: 1, categories: 1.3, fields: 1.5 };

interface Names {
  brand: (id: number) => string;
  category: (id: number) => string;
}

/** The words of this custom field are searched though shoppers do not see them. */
const TAGS_FIELD = '__tags';

/** A product of the catalogue as a document; of a product that is off sale, one that nothing finds. */
export function searchDocumentOf(product: CatalogueProduct, names: Names): SearchDocument {
  if (product.availability === 'off_sale') return emptyDocument(product.id);
  const fields = product.customFields
    .filter(({ name, value }) => !name.startsWith('__') && value !== 'No')
    .map(({ name, value }) => (value === 'Yes' ? name : `${value}${unitOf(name)}`));
  const tags = product.customFields.filter(({ name }) => name === TAGS_FIELD).map(({ value }) => value);
  const labels = product.variants.flatMap(({ optionValues }) => optionValues.map(({ label }) => label));
  return {
    id: product.id,
    name: product.name,
    sku: product.sku,
    brand: names.brand(product.brandId),
    description: product.descriptionHtml.replace(/<[^>]*>/g, ' '),
    categories: product.categoryIds.map(names.category),
    fields: [...new Set([...fields, ...labels, ...tags])],
    codes: [...new Set([product.sku, product.gtin, ...product.variants.map(({ sku }) => sku)])].filter(Boolean),
    popularity: product.popularity,
    categoryIds: product.categoryIds,
    brandId: product.brandId,
  };
}

/** Takes the place of what was found before. */
function emptyDocument(id: number): SearchDocument {
  return {
    id,
    name: '',
    sku: '',
    brand: '',
    description: '',
    categories: [],
    fields: [],
    codes: [],
    popularity: 0,
    categoryIds: [],
    brandId: 0,
  };
}

/** The unit at the end of a field's name, such as "(W)": its value is then a bare number. */
function unitOf(name: string): string {
  return /\((W|V|A|lm|K|mm|cm|m)\)\s*:?$/.exec(name)?.[1] ?? '';
}
