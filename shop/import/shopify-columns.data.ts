/**
 * Columns of Shopify's product CSV by our name: in the current template and in the older one.
 * https://help.shopify.com/en/manual/products/import-export/using-csv
 */
export const shopifyColumns: readonly (readonly [name: string, ...columns: string[]])[] = [
  ['handle', 'URL handle', 'Handle'],
  ['title', 'Title'],
  ['description', 'Description', 'Body (HTML)', 'Body HTML'],
  ['vendor', 'Vendor'],
  ['category', 'Product category'],
  ['google-category', 'Google Shopping / Google product category'],
  ['type', 'Type', 'Custom product type'],
  ['tags', 'Tags'],
  ['published', 'Published on online store', 'Published'],
  ['status', 'Status'],
  ['sku', 'SKU', 'Variant SKU'],
  ['barcode', 'Barcode', 'Variant barcode'],
  ['option1', 'Option1 name'],
  ['option2', 'Option2 name'],
  ['option3', 'Option3 name'],
  ['value1', 'Option1 value'],
  ['value2', 'Option2 value'],
  ['value3', 'Option3 value'],
  ['price', 'Price', 'Variant price'],
  ['compare-at', 'Compare-at price', 'Compare at price', 'Variant compare at price'],
  ['tracker', 'Inventory tracker', 'Variant inventory tracker'],
  ['quantity', 'Inventory quantity', 'Variant inventory qty', 'Variant inventory quantity'],
  ['policy', 'Continue selling when out of stock', 'Variant inventory policy'],
  ['image', 'Product image URL', 'Image src', 'Image source'],
  ['image-position', 'Image position'],
  ['image-text', 'Image alt text'],
  ['variant-image', 'Variant image URL', 'Variant image'],
];
