/** Fields that the shop API need not answer, as its calls take them: those of a product in a list, and those of a whole record. */
export interface Unasked {
  items: readonly string[];
  records: readonly string[];
}

/** For a caller that may ask for anything. */
export const nothingUnasked: Unasked = { items: [], records: [] };

/** What an answer can do without of a product in a list. A field of the graph that reads one of these says so (`extensions.reads`). */
const OPTIONAL_OF_ITEMS = [
  'brand_name',
  'brand_url',
  'custom_fields',
  'image_thumbnail',
  'max_variant_price',
  'min_variant_price',
  'on_sale',
  'option_values',
];

/** The same of its record. */
const OPTIONAL_OF_RECORDS = [
  'brand_name',
  'brand_url',
  'breadcrumb',
  'custom_fields',
  'date_created',
  'description',
  'gtin',
  'images',
  'modifiers',
  'range_view_url',
  'related_products_category',
  'warning',
  'warranty',
];

const known = new WeakMap<ReadonlySet<string>, Unasked>();

/** What an operation whose fields read these has no use for; computed once for each set. */
export function unaskedOf(reads: ReadonlySet<string>): Unasked {
  const before = known.get(reads);
  if (before) return before;
  const isUnread = (name: string) => !reads.has(name);
  const unasked = { items: OPTIONAL_OF_ITEMS.filter(isUnread), records: OPTIONAL_OF_RECORDS.filter(isUnread) };
  known.set(reads, unasked);
  return unasked;
}

/** As the calls take it; nothing for nothing. */
export function excludedFields(fields: readonly string[]): { exclude_fields?: string } {
  return fields.length === 0 ? {} : { exclude_fields: fields.join() };
}
