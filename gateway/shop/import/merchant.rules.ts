import { skip, type FeedProduct, type FeedRow, type FeedVariant, type Taken } from './feed.rules.ts';
import { categoryPathOf, countOf, imageUrlOf, penceOf, slugOf } from './values.rules.ts';

/** Attributes by which the items of a group differ, and what the shop calls them. */
const OPTIONS = new Map(Object.entries({ color: 'Finish', size: 'Size', pattern: 'Pattern', material: 'Material' }));

/** Attributes that say something about a product, and what the shop calls them. */
const FIELDS: Readonly<Record<string, string>> = { material: 'Material', color: 'Finish', size: 'Size', pattern: 'Pattern', energy_efficiency_class: 'Energy Class' };

interface Item {
  row: number;
  values: FeedRow['values'];
  id: string;
  name: string;
  price: number;
  salePrice: number | null;
}

/** A product of a Merchant Center feed: one item, or the items of one group. A group with a broken item is left out as a whole. */
export function merchantProduct(rows: readonly FeedRow[]): Taken[] {
  const items: Item[] = [];
  const ids = new Set<string>();
  for (const { row, values } of rows) {
    const id = values.id?.trim() ?? '';
    const name = values.title?.trim() ?? '';
    const price = penceOf(values.price);
    if (!id) return [skip(row, 'id', 'There is no id to know the item by')];
    if (ids.has(id)) return [skip(row, 'id', `The id “${id}” appears twice`)];
    if (!name) return [skip(row, 'title', 'The item has no title')];
    if (price === null || price === 0) return [skip(row, 'price', `“${values.price ?? ''}” is no price in pounds`)];
    ids.add(id);
    items.push({ row, values, id, name, price, salePrice: penceOf(values.sale_price) || null });
  }
  const [first] = items;
  if (!first) return [];
  const group = first.values.item_group_id?.trim() ?? '';
  const variants = group && items.length > 1 ? variantsOf(items) : [];
  if (items.length > 1 && variants.some(({ options }) => options.length === 0)) return [skip(first.row, 'item_group_id', `The items of group “${group}” differ in no colour, size, pattern or material`)];
  const { values } = first;
  const price = first.salePrice ?? first.price;
  const name = variants.length > 0 ? sharedName(items.map((item) => item.name)) || first.name : first.name;
  const isOut = /out_of_stock|out of stock/i.test(values.availability ?? '');
  const product: FeedProduct = {
    key: `merchant:${group || first.id}`,
    name,
    slug: slugOf(name) || slugOf(first.id),
    sku: values.mpn?.trim() || first.id,
    gtin: values.gtin?.trim() ?? '',
    brand: values.brand?.trim() ?? '',
    descriptionHtml: paragraphs(values.description ?? ''),
    categoryPath: categoryPathOf(values.product_type || (/\D/.test(values.google_product_category ?? '') ? values.google_product_category : '')),
    price: Math.min(price, ...variants.map((variant) => variant.price)),
    retailPrice: first.salePrice !== null && first.price > first.salePrice ? first.price : 0,
    // A feed says whether there is any, not how many: what is in stock has no count.
    tracking: variants.length > 0 ? (variants.some(({ inventoryLevel }) => inventoryLevel === 0) ? 'variant' : 'none') : isOut ? 'product' : 'none',
    inventoryLevel: 0,
    available: !/discontinued/i.test(values.availability ?? ''),
    imageUrls: [...new Set(items.flatMap((item) => [item.values.image_link ?? '', ...(item.values.additional_image_link ?? '').split(',')]).map(imageUrlOf).filter(Boolean))],
    fields: fieldsOf(items, variants.length > 0),
    variants,
  };
  return [{ kind: 'product', product, row: first.row, rows: rows.length }];
}

/** Counted as plenty, since a feed does not say how many. */
const PLENTY = 999;

function variantsOf(items: readonly Item[]): FeedVariant[] {
  // safe key: the attributes are the table's
  const differing = [...OPTIONS.keys()].filter((attribute) => new Set(items.map(({ values }) => values[attribute]?.trim() ?? '')).size > 1);
  return items.map(({ values, id, price, salePrice }) => ({
    sku: values.mpn?.trim() || id,
    gtin: values.gtin?.trim() ?? '',
    price: salePrice ?? price,
    inventoryLevel: /out_of_stock|out of stock/i.test(values.availability ?? '') ? 0 : countOf(values.quantity) || PLENTY,
    imageUrl: imageUrlOf(values.image_link),
    options: differing.flatMap((attribute) => {
      // safe key: as above
      const value = values[attribute]?.trim();
      return value ? [{ name: OPTIONS.get(attribute) ?? attribute, value }] : [];
    }),
  }));
}

function fieldsOf(items: readonly Item[], isGroup: boolean): { name: string; value: string }[] {
  const fields = Object.entries(FIELDS).flatMap(([attribute, name]) => {
    // safe key: the attributes are the table's
    const values = new Set(items.map((item) => item.values[attribute]?.trim() ?? '').filter(Boolean));
    // What the items differ in is an option of theirs.
    return values.size === 1 || (!isGroup && values.size > 0) ? [...values].map((value) => ({ name, value })) : [];
  });
  const details = (items[0]?.values.product_detail ?? '').split(/\n|,(?=[^,:]+:[^,:]+:)/).flatMap((detail) => {
    const parts = detail.split(':').map((part) => part.trim());
    const [name, value] = parts.slice(-2);
    return parts.length >= 2 && name && value ? [{ name, value }] : [];
  });
  return [...fields, ...details];
}

/** What the names of a group's items begin with alike, without a dangling end. */
function sharedName(names: readonly string[]): string {
  const [first = '', ...others] = names.map((name) => name.split(/\s+/));
  const words = Array.isArray(first) ? first : [];
  const end = words.findIndex((word, index) => others.some((other) => other[index] !== word));
  return words
    .slice(0, end < 0 ? words.length : end)
    .join(' ')
    .replace(/[\s,–-]+$/, '');
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]);

/** A description without markup as paragraphs; one that has markup as it is. */
function paragraphs(text: string): string {
  if (/<(p|br|ul|div|strong|b|h\d)\b/i.test(text)) return text;
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph.replace(/[&<>]/g, (character) => ENTITIES.get(character) ?? character)}</p>`)
    .join('');
}
