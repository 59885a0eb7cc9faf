import { withoutTextMark } from '@storefront/domain/spreadsheet-text.rules.ts';
import { correctHtml, decodeEntities } from './entities.rules.ts';

/** By the names of both kinds of table. */
const CODES = new Set([
  'id',
  'item_group_id',
  'gtin',
  'mpn',
  'handle',
  'sku',
  'barcode',
  'availability',
  'condition',
  'status',
]);

const HTML = new Set(['description']);

/** Control characters, halves of characters and changes of direction show nothing, or garble what follows. */
export const printable = (text: string): string =>
  text
    .replace(/[^\P{Cc}\t\n\v\f\r\u0085]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(/ ?[\v\f\u0085\u2028\u2029] ?/g, ' ');

/** Without a spreadsheet's mark of text, and without a second escaping. */
export function cellText(column: string, cell: string): string {
  const text = withoutTextMark(cell, CODES.has(column));
  return printable(HTML.has(column) ? correctHtml(text) : decodeEntities(text));
}
