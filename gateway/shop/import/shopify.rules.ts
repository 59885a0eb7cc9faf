import { skip, type FeedProduct, type FeedRow, type FeedVariant, type Taken } from './feed.rules.ts';
import { categoryPathOf, countOf, imageUrlOf, penceOf, slugOf } from './values.rules.ts';

/** The value of an option that a product without options has. */
const NO_OPTION = 'Default Title';

/** Columns of metafields: what a shop adds to its products, such as "IP rating (product.metafields.custom.ip_rating)". */
const METAFIELD = /^(.+?) \(product\.metafields\.[\w.-]+\)$/;

/** A tag that says something: "IP Rating: IP44". */
const TELLING_TAG = /^([^:]{2,40}):\s*(.{1,60})$/;

/** A product of a Shopify export: its first row says what it is, every row may add a variant or a picture. */
export function shopifyProduct(rows: readonly FeedRow[]): Taken[] {
  const [first] = rows;
  if (!first) return [];
  const { values, row } = first;
  const key = values.Handle?.trim() ?? '';
  if (!key) return [skip(row, 'Handle', 'There is no handle to know the product by')];
  const name = values.Title?.trim() ?? '';
  if (!name) return [skip(row, 'Title', 'The product has no title in its first row')];
  const status = values.Status?.trim().toLowerCase() ?? 'active';
  if (status && status !== 'active') return [skip(row, 'Status', `The product is ${status}`)];
  if (values.Published?.trim().toLowerCase() === 'false') return [skip(row, 'Published', 'The product is not published')];

  const variantRows = rows.filter(({ values: own }) => own['Variant Price'] || own['Option1 Value']);
  // safe key: a column of the format
  const names = [1, 2, 3].map((number) => values[`Option${number} Name`]?.trim() ?? '');
  const variants: FeedVariant[] = [];
  for (const { values: own, row: at } of variantRows) {
    const price = penceOf(own['Variant Price']);
    if (price === null || price === 0) return [skip(at, 'Variant Price', `“${own['Variant Price'] ?? ''}” is no price`)];
    const options = names.flatMap((option, index) => {
      // safe key: a column of the format
      const value = own[`Option${index + 1} Value`]?.trim() ?? '';
      return option && value && value !== NO_OPTION ? [{ name: option, value }] : [];
    });
    variants.push({ sku: own['Variant SKU']?.trim() ?? '', gtin: own['Variant Barcode']?.trim() ?? '', price, inventoryLevel: countOf(own['Variant Inventory Qty']), imageUrl: imageUrlOf(own['Variant Image']), options });
  }
  const [variant] = variants;
  if (!variant) return [skip(row, 'Variant Price', 'The product has no price')];
  const hasOptions = variants.length > 1 && variants.every(({ options }) => options.length > 0);
  if (variants.length > 1 && !hasOptions) return [skip(row, 'Option1 Value', 'The product has several variants that differ in nothing')];
  const isTracked = Boolean(values['Variant Inventory Tracker']?.trim());
  const compareAt = penceOf(values['Variant Compare At Price']) ?? 0;
  const product: FeedProduct = {
    key: `shopify:${key}`,
    name,
    slug: slugOf(key),
    sku: variant.sku || key,
    gtin: variant.gtin,
    brand: values.Vendor?.trim() ?? '',
    descriptionHtml: values['Body (HTML)'] ?? '',
    categoryPath: categoryPathOf(values.Type || values['Product Category']),
    price: Math.min(...variants.map(({ price }) => price)),
    retailPrice: compareAt > variant.price ? compareAt : 0,
    tracking: isTracked ? (hasOptions ? 'variant' : 'product') : 'none',
    inventoryLevel: hasOptions ? 0 : variant.inventoryLevel,
    available: true,
    imageUrls: [...new Set(rows.map(({ values: own }) => imageUrlOf(own['Image Src'])).filter(Boolean))],
    fields: fieldsOf(values),
    variants: hasOptions ? variants : [],
  };
  return [{ kind: 'product', product, row, rows: rows.length }];
}

function fieldsOf(values: FeedRow['values']): { name: string; value: string }[] {
  const metafields = Object.entries(values).flatMap(([column, value]) => {
    const [, name] = METAFIELD.exec(column) ?? [];
    return name && value.trim() ? value.split(/;\s*/).map((part) => ({ name, value: part.trim() })) : [];
  });
  const tags = (values.Tags ?? '').split(',').flatMap((tag) => {
    const [, name, value] = TELLING_TAG.exec(tag.trim()) ?? [];
    return name && value ? [{ name, value }] : [];
  });
  return [...metafields, ...tags];
}
