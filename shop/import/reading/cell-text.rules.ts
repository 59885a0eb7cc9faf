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

/** Without a spreadsheet's mark of text, and without a second escaping. */
export function cellText(column: string, cell: string): string {
  const text = withoutTextMark(cell, CODES.has(column));
  return HTML.has(column) ? correctHtml(text) : decodeEntities(text);
}
