import { shopifyColumn } from '../shopify.rules.ts';
import type { JsonLayout } from './read-json.ts';

export interface TableFormat {
  kind: 'shopify-csv' | 'merchant-table';
  delimiter: Delimiter;
  /** Whether cells may be quoted. In an unquoted table an inch sign is literal. */
  isQuoted: boolean;
}

/** A file's format. */
export type Format = TableFormat | { kind: 'merchant-xml' } | { kind: 'bigcommerce-json'; layout: JsonLayout };

/** The formats as text, for the program's help and errors. */
export const FORMAT_NAMES =
  'a Shopify product export (CSV), a Google Merchant Center feed (TSV, CSV or XML) or BigCommerce V3 product JSON';

const DELIMITERS = [',', '\t', ';'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** A quoted cell, with inner quotes doubled. */
const QUOTED_CELL = /(?:^|[\t\n])"(?:[^"]|"")*"(?=\t|\r?\n|\r|$)/;

/** Detects a file's format from its beginning; null for an unknown one. */
export function formatOf(beginning: string): Format | null {
  const text = beginning.replace(/^\uFEFF/, '').trimStart();
  if (text.startsWith('<'))
    return /<(?:[\w.-]{1,40}:)?(rss|feed)\b/i.test(text) || /<(?:[\w.-]{1,40}:)?(item|entry)\b/i.test(text)
      ? { kind: 'merchant-xml' }
      : null;
  if (text.startsWith('[')) return { kind: 'bigcommerce-json', layout: 'list' };
  if (text.startsWith('{')) return { kind: 'bigcommerce-json', layout: layoutOf(text) };
  const [header = ''] = text.split(/\r\n|\r|\n/, 1);
  for (const delimiter of DELIMITERS) {
    const columns = header.split(delimiter).map((column) => column.trim().replace(/^"|"$/g, ''));
    const isQuoted = delimiter !== '\t' || QUOTED_CELL.test(text);
    if (isShopify(columns)) return { kind: 'shopify-csv', delimiter, isQuoted };
    if (isMerchant(columns)) return { kind: 'merchant-table', delimiter, isQuoted };
  }
  return null;
}

/** An API response has its items, or its single item, in `data`; other objects are JSON Lines. */
function layoutOf(text: string): JsonLayout {
  if (!/^\{\s*"(data|meta)"\s*:/.test(text)) return 'lines';
  return /"data"\s*:\s*\{/.exec(text)?.index === /"data"\s*:/.exec(text)?.index ? 'single' : 'page';
}

function isShopify(columns: readonly string[]): boolean {
  const names = new Set(columns.map(shopifyColumn));
  return names.has('handle') && (names.has('title') || names.has('price'));
}

function isMerchant(columns: readonly string[]): boolean {
  const names = new Set(columns.map(attributeOf));
  return names.has('id') && names.has('title') && names.has('price');
}

/** Normalises a Merchant Center column: "Image Link", "image link" and "g:image_link" are one attribute. */
export function attributeOf(column: string): string {
  return column
    .trim()
    .replace(/^g:/, '')
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
    .replace(/^colour$/, 'color');
}
