/** Fields that the shop API need not answer, as its calls take them: those of a product in a list, and those of a whole record. */
export interface Unasked {
  items: readonly string[];
  records: readonly string[];
}

/** For who may look at anything. */
export const nothingUnasked: Unasked = { items: [], records: [] };

/** What of a product in a list is there only for some of the graph's fields of it, by those; for none, where nothing reads it. */
const ITEM_READERS: Readonly<Record<string, readonly string[]>> = {
  brand_name: ['brand'],
  brand_url: ['brand'],
  custom_fields: ['energyClass', 'highlights'],
  image_thumbnail: [],
  max_variant_price: ['fromPrice', 'priceRange', 'wasPrice'],
  min_variant_price: ['fromPrice', 'priceRange', 'wasPrice'],
  on_sale: [],
  option_values: ['options'],
};

/** The same of its record. */
const RECORD_READERS: Readonly<Record<string, readonly string[]>> = {
  brand_name: ['brand'],
  brand_url: ['brand'],
  breadcrumb: ['breadcrumb'],
  custom_fields: ['energyClass', 'highlights', 'specifications'],
  date_created: [],
  description: ['description'],
  gtin: [],
  images: ['image', 'images'],
  modifiers: ['modifiers'],
  range_view_url: ['rangePath'],
  related_products_category: ['related'],
  warning: ['warning'],
  warranty: ['warranty'],
};

const known = new WeakMap<ReadonlySet<string>, Unasked>();

/** What an operation that asks for these fields of products, and only reads, has no use for; worked out once for each set. */
export function unaskedOf(names: ReadonlySet<string>): Unasked {
  const before = known.get(names);
  const unasked = before ?? unreadBy(names);
  if (!before) known.set(names, unasked);
  return unasked;
}

function unreadBy(names: ReadonlySet<string>): Unasked {
  const unread = (readers: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(readers).flatMap(([field, of]) => (of.some((name) => names.has(name)) ? [] : [field]));
  return { items: unread(ITEM_READERS), records: unread(RECORD_READERS) };
}

/** As the calls take it; nothing for nothing. */
export function excludedFields(fields: readonly string[]): { exclude_fields?: string } {
  return fields.length === 0 ? {} : { exclude_fields: fields.join() };
}
