import { LINE_QUANTITY_MAXIMUM } from './quantity.rules.ts';
import { SKU_LENGTH_MAXIMUM, skuKey } from './sku.rules.ts';

/** A code and how many are wanted. */
export interface OrderLine {
  sku: string;
  quantity: number;
}

/** As many lines as an order has here, and the longest text that is read for them. */
export const LINES_MAXIMUM = 500;
export const TEXT_MAXIMUM = 100_000;
/** Longer than a row of a supplier's table. */
const LINE_LENGTH_MAXIMUM = 1_000;

const NUMBER = '(\\d{1,5})';
/** How people write "pieces". */
const UNIT = '(?:\\s*(?:no\\.?|off|pcs?\\.?|pieces?|ea\\.?|each|units?))?';
/** "10 x CODE", "10 no. CODE", "10 CODE" */
const BEFORE = [
  new RegExp(`^${NUMBER}${UNIT}\\s*(?:x\\s+|[×*@]\\s*)(.+)$`, 'iu'),
  new RegExp(`^${NUMBER}${UNIT}\\s+(\\S*[\\p{L}-].*)$`, 'iu'),
];
/** "CODE x 10", "CODE ×10", "CODE (10)", "CODE qty: 10", "CODE 10 off" */
const AFTER = [
  new RegExp(`^(.+?)(?:\\s+x\\s*|\\s*[×*]\\s*)${NUMBER}${UNIT}$`, 'iu'),
  new RegExp(`^(.+?)\\s*\\(\\s*${NUMBER}${UNIT}\\s*\\)$`, 'iu'),
  new RegExp(`^(.+?)[\\s:=-]+(?:qty|quantity)\\.?\\s*[:=]?\\s*${NUMBER}${UNIT}$`, 'iu'),
  new RegExp(`^(.+?)\\s*[:=]\\s*${NUMBER}${UNIT}$`, 'iu'),
  new RegExp(`^(\\S*[\\d-]\\S*|\\S.*[\\d-]\\S*)\\s+${NUMBER}${UNIT}$`, 'iu'),
];
const WHOLE_NUMBER = new RegExp(`^${NUMBER}${UNIT}$`, 'iu');
const HEADER =
  /^(?:sku|code|(?:product|stock|part|item)(?: ?(?:code|no\.?|number|sku))?|catalogue (?:no\.?|number))$/iu;

/** The lines of a pasted list or a CSV file: one per line, a code once. `left` counts the lines beyond 500. */
export function linesOf(text: string): { lines: OrderLine[]; left: number } {
  const byKey = new Map<string, OrderLine>();
  let left = 0;
  for (const written of text.slice(0, TEXT_MAXIMUM).split(/\r\n?|\n/)) {
    for (const { sku, quantity } of linesIn(written.slice(0, LINE_LENGTH_MAXIMUM))) {
      const key = skuKey(sku);
      const known = byKey.get(key);
      if (key === '' || quantity === 0) continue;
      if (known) known.quantity = Math.min(LINE_QUANTITY_MAXIMUM, known.quantity + quantity);
      else if (byKey.size >= LINES_MAXIMUM) left += 1;
      else
        byKey.set(key, { sku: sku.slice(0, SKU_LENGTH_MAXIMUM), quantity: Math.min(LINE_QUANTITY_MAXIMUM, quantity) });
    }
  }
  return { lines: [...byKey.values()], left };
}

/** A list with the lines of a text added to it. */
export const withLinesOf = (lines: readonly OrderLine[], text: string) =>
  linesOf([...lines.map(({ sku, quantity }) => `${sku}\t${quantity}`), text].join('\n'));

/** What one written line asks for: usually one code. */
function linesIn(written: string): OrderLine[] {
  const cells = cellsOf(written.replace(/^\s*(?:[-•*–]\s+)?/u, ''));
  const [first = ''] = cells;
  if (HEADER.test(first)) return [];
  if (cells.length < 2) {
    const words = first.split(/\s+/);
    // A list of codes with spaces between them.
    return words.length > 1 && words.every(isPlainlyCode) ? words.map(lineIn) : first ? [lineIn(first)] : [];
  }
  const at = cells.findIndex((cell) => WHOLE_NUMBER.test(cell));
  // A list of codes in one line.
  if (at === -1) return cells.every((cell) => isCode(lineIn(cell).sku)) ? cells.map(lineIn) : [lineIn(first)];
  // "2, 5" has no letters to tell its code by: the first cell is.
  const isAllNumbers = cells.every((cell) => WHOLE_NUMBER.test(cell));
  const place = isAllNumbers ? 1 : at;
  const sku = cells.find((cell, index) => index !== place && isCode(cell)) ?? cells[place === 0 ? 1 : 0] ?? '';
  return [{ sku, quantity: Number(WHOLE_NUMBER.exec(cells[place] ?? '')?.[1]) }];
}

/** The filled cells of a line of a table: separated by tabs, semicolons or commas, with or without quotes. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/"((?:[^"]|"")*)"|([^\t;,]+)/gu)]
    .map(([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? '').trim())
    .filter(Boolean);
}

/** Whether a cell may be a code rather than a name: a single word with a digit or a hyphen. */
const isCode = (cell: string): boolean => /^\S*[\d-]\S*$/u.test(cell);

/** Whether a word can be nothing but a code: of three parts, such as HB-STP-SB, or of letters and digits, such as L-100. */
const isPlainlyCode = (word: string): boolean =>
  /^[\p{L}\d./]+(?:-[\p{L}\d./]+){2,}$/u.test(word) || /^(?=.*\d)\p{L}[\p{L}\d./]*-[\p{L}\d./]+$/u.test(word);

/** The lines of a text that is a list of codes, such as what someone has pasted into the search; null for any other text. */
export function codeListIn(text: string): OrderLine[] | null {
  const { lines } = linesOf(text);
  return lines.length > 1 && lines.every(({ sku }) => isPlainlyCode(sku)) ? lines : null;
}

/** Lines as they stand in an address: "HB-PIN-13S2:2,WR-CHE-D1:1". */
export const itemsParameter = (lines: readonly OrderLine[]): string =>
  lines.map(({ sku, quantity }) => `${sku}:${quantity}`).join(',');

/** The text of the lines that stand in an address. */
export const itemsText = (items: string): string => items.replaceAll(',', '\n');

/** A code with its quantity in words of its own; one where none is written. */
function lineIn(text: string): OrderLine {
  for (const form of BEFORE) {
    const [, quantity, sku] = form.exec(text) ?? [];
    if (quantity && sku) return { sku: sku.trim(), quantity: Number(quantity) };
  }
  for (const form of AFTER) {
    const [, sku, quantity] = form.exec(text) ?? [];
    if (quantity && sku) return { sku: sku.trim(), quantity: Number(quantity) };
  }
  return { sku: text, quantity: 1 };
}
