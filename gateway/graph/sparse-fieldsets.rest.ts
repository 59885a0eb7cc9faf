/** What the shop API may leave out: of products in lists, and of whole product records. */
export interface ExcludedFields {
  items: readonly string[];
  records: readonly string[];
}

export const noExcludedFields: ExcludedFields = { items: [], records: [] };

/** A field of the graph that reads one of them says so (`extensions.reads`). */
const OPTIONAL_OF_ITEMS = [
  'brand_name',
  'brand_url',
  'custom_fields',
  'image_thumbnail',
  'max_variant_price',
  'min_variant_price',
  'on_sale',
  'option_values',
  'rating',
  'reviews_count',
];

const OPTIONAL_OF_RECORDS = [
  'brand_name',
  'brand_url',
  'breadcrumb',
  'custom_fields',
  'date_created',
  'date_modified',
  'description',
  'documents',
  'gtin',
  'images',
  'manufacturer',
  'meta_description',
  'modifiers',
  'page_title',
  'photometry',
  'range_view_url',
  'related_products_category',
  'responsible_person',
  'store_stock',
  'warning',
  'warranty',
  'weight',
];

const known = new WeakMap<ReadonlySet<string>, ExcludedFields>();

/** Optional fields that an operation does not read; computed once for each set. */
export function excludedFieldsOf(reads: ReadonlySet<string>): ExcludedFields {
  const before = known.get(reads);
  if (before) return before;
  const isUnread = (name: string) => !reads.has(name);
  const excludedFields = { items: OPTIONAL_OF_ITEMS.filter(isUnread), records: OPTIONAL_OF_RECORDS.filter(isUnread) };
  known.set(reads, excludedFields);
  return excludedFields;
}

/** None when nothing is excluded. */
export function excludeFieldsParameter(fields: readonly string[]): { exclude_fields?: string } {
  return fields.length === 0 ? {} : { exclude_fields: fields.join() };
}
