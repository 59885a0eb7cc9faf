import type { JsonLayout } from './read-json.ts';

/** What a file is, told by what is in it. */
export type Format = { kind: 'shopify-csv' } | { kind: 'merchant-table'; delimiter: ',' | '\t' } | { kind: 'merchant-xml' } | { kind: 'bigcommerce-json'; layout: JsonLayout };

/** The format of a file by its beginning; null for none that is known. */
export function formatOf(beginning: string): Format | null {
  const text = beginning.replace(/^\uFEFF/, '').trimStart();
  if (text.startsWith('<')) return /<(rss|feed)\b/i.test(text) || /<(item|entry)\b/i.test(text) ? { kind: 'merchant-xml' } : null;
  if (text.startsWith('[')) return { kind: 'bigcommerce-json', layout: 'list' };
  if (text.startsWith('{')) return { kind: 'bigcommerce-json', layout: /^\{\s*"(data|meta)"\s*:/.test(text) ? 'page' : 'lines' };
  const [header = ''] = text.split(/\r?\n/, 1);
  const columns = (delimiter: string) => header.split(delimiter).map((column) => column.replace(/^"|"$/g, '').trim());
  const commas = columns(',');
  if (commas.includes('Handle') && commas.some((column) => column === 'Title' || column === 'Variant Price')) return { kind: 'shopify-csv' };
  for (const delimiter of ['\t', ','] as const) {
    const found = columns(delimiter).map(attributeOf);
    if (found.includes('id') && found.includes('title') && found.includes('price')) return { kind: 'merchant-table', delimiter };
  }
  return null;
}

/** A Merchant Center column by its attribute: "Image Link", "image link" and "g:image_link" are one. */
export function attributeOf(column: string): string {
  return column
    .trim()
    .replace(/^g:/, '')
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
    .replace(/^colour$/, 'color');
}
