import { plainColumn } from '../plain/plain-columns.rules.ts';
import { shopifyColumn } from '../shopify.rules.ts';
import { magentoColumn } from '../magento/cells.rules.ts';
import { woocommerceColumn } from '../woocommerce/cells.rules.ts';
import type { JsonLayout } from './read-json.ts';

export interface TableFormat {
  kind: 'shopify-csv' | 'woocommerce-csv' | 'magento-csv' | 'merchant-table' | 'plain-columns';
  delimiter: Delimiter;
  /** In an unquoted table an inch sign is literal. */
  isQuoted: boolean;
}

export type Format = TableFormat | { kind: 'merchant-xml' } | { kind: 'bigcommerce-json'; layout: JsonLayout };

/** With what it lacks of the nearest format. */
export interface UnknownFormat {
  lack: string;
}

/** For help and errors. */
export const FORMAT_NAMES =
  'a CSV of plain columns (--template prints one), a product export of Shopify, WooCommerce or Magento 2 (CSV), ' +
  'a Google Merchant Center feed (TSV, CSV or XML) or BigCommerce V3 product JSON';

interface TableKind {
  kind: TableFormat['kind'];
  name: string;
  nameOf: (column: string) => string;
  /** Normalised; of several in one entry, any. */
  needs: readonly (readonly string[])[];
}

/** The first that fits is taken. */
const TABLES: readonly TableKind[] = [
  { kind: 'shopify-csv', name: 'a Shopify export', nameOf: shopifyColumn, needs: [['handle'], ['title', 'price']] },
  {
    kind: 'woocommerce-csv',
    name: 'a WooCommerce export',
    nameOf: woocommerceColumn,
    needs: [['type'], ['name'], ['regular price'], ['sku', 'id']],
  },
  {
    kind: 'magento-csv',
    name: 'a Magento export',
    nameOf: magentoColumn,
    needs: [['product_type'], ['sku'], ['name'], ['price']],
  },
  {
    kind: 'merchant-table',
    name: 'a Merchant Center feed',
    nameOf: attributeOf,
    needs: [['id'], ['title'], ['price']],
  },
  { kind: 'plain-columns', name: 'a CSV of plain columns', nameOf: plainColumn, needs: [['sku'], ['name'], ['price']] },
];

/** Said to be nearest of several equally near: its columns are the easiest to add. */
const PLAIN = TABLES.length - 1;

const DELIMITERS = [',', '\t', ';'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Inner quotes are doubled. */
const QUOTED_CELL = /(?:^|[\t\n])"(?:[^"]|"")*"(?=\t|\r?\n|\r|$)/;

/** A comment, which a spreadsheet may have quoted, or what npm printed into the file. */
const ABOVE_HEADER = /^\s*"?[#>]/;

/** More than any export has: a header is compared with every known column. */
const COLUMNS_MAXIMUM = 2_000;

const SHOWN_CHARACTERS = 200;

export function formatOf(beginning: string): Format | UnknownFormat {
  const text = beginning.replace(/^\uFEFF/, '').trimStart();
  if (text === '') return { lack: 'it is empty' };
  if (text.startsWith('<')) return xmlOf(text);
  if (text.startsWith('[')) return { kind: 'bigcommerce-json', layout: 'list' };
  if (text.startsWith('{')) return { kind: 'bigcommerce-json', layout: layoutOf(text) };
  const header = text.split(/\r\n|\r|\n/).find((line) => line.trim() !== '' && !ABOVE_HEADER.test(line)) ?? '';
  const tables = DELIMITERS.map((delimiter) => ({ delimiter, columns: columnsOf(header, delimiter) }));
  for (const { delimiter, columns } of tables) {
    const table = TABLES.find((kind) => missingColumns(kind, columns).length === 0);
    if (table) return { kind: table.kind, delimiter, isQuoted: delimiter !== '\t' || QUOTED_CELL.test(text) };
  }
  const [widest = []] = tables.map(({ columns }) => columns).toSorted((a, b) => b.length - a.length);
  return { lack: nearestOf(widest) };
}

const columnsOf = (header: string, delimiter: Delimiter): string[] =>
  header.split(delimiter, COLUMNS_MAXIMUM).map((column) => column.trim().replace(/^"|"$/g, ''));

function missingColumns({ nameOf, needs }: TableKind, columns: readonly string[]): string[] {
  const names = new Set(columns.map(nameOf));
  return needs.filter((any) => !any.some((name) => names.has(name))).map((any) => any.join(' or '));
}

function nearestOf(columns: readonly string[]): string {
  const [nearest] = [...TABLES.slice(PLAIN), ...TABLES.slice(0, PLAIN)]
    .map((table) => ({ table, missing: missingColumns(table, columns) }))
    .toSorted((a, b) => a.missing.length / a.table.needs.length - b.missing.length / b.table.needs.length);
  if (!nearest) return '';
  const { table, missing } = nearest;
  const lacks = `${missing.length === 1 ? 'column' : 'columns'} ${missing.join(', ')}`;
  return `as ${table.name} it lacks the ${lacks}; it has ${columns.join(', ').slice(0, SHOWN_CHARACTERS)}`;
}

const ITEM = /<((?:[\w.-]{1,40}:)?(?:item|entry))\b/i;

/** Must have what every item needs, where the beginning has it whole. */
function xmlOf(text: string): Format | UnknownFormat {
  const [, element] = ITEM.exec(text) ?? [];
  if (element === undefined && !/<(?:[\w.-]{1,40}:)?(rss|feed)\b/i.test(text))
    return { lack: 'as a Merchant Center feed it lacks the element item or entry' };
  const end = element === undefined ? -1 : text.indexOf(`</${element}>`);
  const item = text.slice(0, end);
  const missing = ['id', 'title', 'price'].filter(
    (name) => end >= 0 && !new RegExp(String.raw`<(?:[\w.-]{1,40}:)?${name}[\s/>]`, 'i').test(item),
  );
  if (missing.length === 0) return { kind: 'merchant-xml' };
  return { lack: `as a Merchant Center feed its first item lacks ${missing.join(', ')}` };
}

/** An API response has its items in `data`; other objects are JSON Lines. */
function layoutOf(text: string): JsonLayout {
  if (!/^\{\s*"(data|meta)"\s*:/.test(text)) return 'lines';
  return /"data"\s*:\s*\{/.exec(text)?.index === /"data"\s*:/.exec(text)?.index ? 'single' : 'page';
}

/** "Image Link", "image link" and "g:image_link" are one attribute. */
export function attributeOf(column: string): string {
  return column
    .trim()
    .replace(/^g:/, '')
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
    .replace(/^colour$/, 'color');
}
