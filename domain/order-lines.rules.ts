import { LINE_QUANTITY_MAXIMUM, readQuantity } from './quantity.rules.ts';
import { SKU_LENGTH_MAXIMUM, skuKey } from './sku.rules.ts';
import { halfWidth } from './text.rules.ts';

export interface OrderLine {
  sku: string;
  quantity: number;
}

/** As many lines as an order has here, and the longest text that is read for them. */
export const LINES_MAXIMUM = 500;
export const TEXT_MAXIMUM = 100_000;
const LINE_LENGTH_MAXIMUM = 1_000;

/** A number as people write it; readQuantity decides. Plain ones have up to five digits: longer ones are codes. */
const NUMBER =
  '([+\\-\u2212\u2013]?(?:\\d{1,3}(?:[, \u00A0\u202F]\\d{3})+|\\d{1,5})(?:[.,]\\d{0,6})?(?:e[+-]?\\d{1,3})?(?: ' +
  '?\\p{No})?|\\p{No})';
/** Spellings of "pieces". */
const UNIT = '(?:\\s*(?:no\\.?|off|pcs?\\.?|pieces?|ea\\.?|each|units?))?';
/** "10 x CODE", "10 no. CODE", "10 CODE" */
const BEFORE = [
  new RegExp(`^${NUMBER}${UNIT}\\s*(?:x\\s+|[×*@]\\s*)(.+)$`, 'iu'),
  new RegExp(`^${NUMBER}${UNIT}\\s+([^\\s\\p{L}-]*[\\p{L}-].*)$`, 'iu'),
];
/** "CODE x 10", "CODE ×10", "CODE (10)", "CODE qty: 10", "CODE 10 off" */
const AFTER = [
  new RegExp(`^(.*?\\S)(?:\\s+x\\s*|\\s*[×*]\\s*)${NUMBER}${UNIT}$`, 'iu'),
  new RegExp(`^(.*?\\S)\\s*\\(\\s*${NUMBER}${UNIT}\\s*\\)$`, 'iu'),
  new RegExp(`^(.*?[^\\s:=-])[\\s:=-]+(?:qty|quantity)\\.?\\s*[:=]?\\s*${NUMBER}${UNIT}$`, 'iu'),
  new RegExp(`^(.*?\\S)\\s*[:=]\\s*${NUMBER}${UNIT}$`, 'iu'),
  new RegExp(`^([^\\s\\d-]*[\\d-]\\S*|\\S.*[\\d-][^\\s\\d-]*)\\s+${NUMBER}${UNIT}$`, 'iu'),
];
const ANY_NUMBER = new RegExp(`^${NUMBER}${UNIT}$`, 'iu');
const HEADER =
  /^(?:sku|code|(?:product|stock|part|item)(?: ?(?:code|no\.?|number|sku))?|catalogue (?:no\.?|number))$/iu;

interface WrittenLines {
  lines: OrderLine[];
  /** The number of lines beyond 500. */
  left: number;
  /** The lines, as written, whose quantity is no whole number up to 9,999. */
  refused: string[];
}

interface ReadLine {
  sku: string;
  /** Null when it is written and no whole number. */
  quantity: number | null;
}

/** Reads a pasted list or a CSV file. */
export function linesOf(text: string): WrittenLines {
  const byKey = new Map<string, OrderLine>();
  const refused: string[] = [];
  let left = 0;
  for (const written of text.slice(0, TEXT_MAXIMUM).split(/\r\n?|\n/)) {
    if (written.trim() === '') continue;
    const read = linesIn(halfWidth(written.slice(0, LINE_LENGTH_MAXIMUM)));
    if (read.some(({ quantity }) => quantity === null || quantity > LINE_QUANTITY_MAXIMUM)) {
      refused.push(written.trim());
      continue;
    }
    for (const { sku, quantity } of read) {
      const key = skuKey(sku);
      const known = byKey.get(key);
      if (key === '' || !quantity) continue;
      if (known) known.quantity = Math.min(LINE_QUANTITY_MAXIMUM, known.quantity + quantity);
      else if (byKey.size >= LINES_MAXIMUM) left += 1;
      else byKey.set(key, { sku: sku.slice(0, SKU_LENGTH_MAXIMUM), quantity });
    }
  }
  return { lines: [...byKey.values()], left, refused };
}

export const withLinesOf = (lines: readonly OrderLine[], text: string): WrittenLines =>
  linesOf([...lines.map(({ sku, quantity }) => `${sku}\t${quantity}`), text].join('\n'));

function linesIn(written: string): ReadLine[] {
  const line = written.replace(/^\s*(?:[-•*–]\s+)?/u, '');
  const cells = cellsOf(line);
  // One number of thousands, or a quantity and another number.
  if (!/[\t;]/.test(line) && !ALL_NUMBERS.test(line) && /(?:^|,)\d{1,3}(?:,\d{3})+(?:,|$)/.test(line.trim()))
    return [{ sku: line, quantity: null }];
  const [first = ''] = cells;
  if (HEADER.test(first)) return [];
  if (cells.length < 2) {
    const words = first.split(/\s+/);
    return words.length > 1 && words.every(isPlainlyCode) ? words.map(lineIn) : first ? [lineIn(first)] : [];
  }
  const at = quantityCell(cells);
  if (at === -1) return cells.every((cell) => isCode(lineIn(cell).sku)) ? cells.map(lineIn) : [lineIn(first)];
  // "2, 5" has no letters to tell its code by: the first cell is.
  const isAllNumbers = cells.every((cell) => ANY_NUMBER.test(cell));
  const place = isAllNumbers ? 1 : at;
  const sku = cells.find((cell, index) => index !== place && isCode(cell)) ?? cells[place === 0 ? 1 : 0] ?? '';
  return [{ sku, quantity: numberIn(cells[place] ?? '') }];
}

/** -1 for none. Digits alone come before prices and measures, such as 12.50. */
function quantityCell(cells: readonly string[]): number {
  const numbers = cells.map((cell) => (ANY_NUMBER.test(cell) ? cell : ''));
  const plain = numbers.findIndex((cell) => /^\d+(?!\d*[.,e])/iu.test(cell));
  if (plain !== -1) return plain;
  const whole = numbers.findIndex((cell) => numberIn(cell) !== null);
  return whole === -1 ? numbers.findIndex(Boolean) : whole;
}

/** The whole number of a cell or a part of a line; null for any other number. */
const numberIn = (text: string): number | null => writtenQuantity(ANY_NUMBER.exec(text)?.[1] ?? '');

/** 0 means that nothing is wanted. Several zeros are the end of another number: "12,00", "1 0000". */
const writtenQuantity = (text: string): number | null => (/^0{2,}$/.test(text.trim()) ? null : readQuantity(text));

/** Separated by tabs, else by semicolons, else by commas, with or without quotes. */
function cellsOf(line: string): string[] {
  const unquoted = line.replaceAll(QUOTED, '');
  const separator = ['\t', ';'].find((each) => unquoted.includes(each)) ?? ',';
  const text = separator === ',' ? withSpacedThousands(line) : line;
  return [...text.matchAll(new RegExp(`"((?:[^"]|"")*)"|([^${separator}]+)`, 'gu'))]
    .map(([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? '').trim())
    .filter(Boolean);
}

const ALL_NUMBERS = /^[\d,\s]*$/u;
const QUOTED = /"(?:[^"]|"")*"/gu;

/** "CODE x 1,000" keeps its number in one cell. A line of two numbers, such as "100,500", is a code and a quantity. */
const withSpacedThousands = (line: string): string =>
  ALL_NUMBERS.test(line)
    ? line
    : line.replace(/(?<![\p{L}\d.,"-])\d{1,3}(?:,\d{3})+(?![\p{L}\d,-])/gu, (number) =>
        number.replaceAll(',', '\u00A0'),
      );

/** Whether a cell may be a code rather than a name: a single word with a digit or a hyphen. */
const isCode = (cell: string): boolean => /^[^\s\d-]*[\d-]\S*$/u.test(cell);

/** Of three parts, such as HB-STP-SB, or of letters and digits, such as L-100. */
const isPlainlyCode = (word: string): boolean =>
  /^[\p{L}\d./]+(?:-[\p{L}\d./]+){2,}$/u.test(word) || /^(?=.*\d)\p{L}[\p{L}\d./]*-[\p{L}\d./]+$/u.test(word);

/** The lines of a text that is a list of codes, such as one pasted into the search; null for any other text. */
export function codeListIn(text: string): OrderLine[] | null {
  const { lines, refused } = linesOf(text);
  return lines.length > 1 && refused.length === 0 && lines.every(({ sku }) => isPlainlyCode(sku)) ? lines : null;
}

/** Lines as they stand in an address: "AB-12:2,CD-34:1". */
export const itemsParameter = (lines: readonly OrderLine[]): string =>
  lines.map(({ sku, quantity }) => `${sku}:${quantity}`).join(',');

export const itemsText = (items: string): string => items.replace(/,(?=[^,]*:)/g, '\n');

function lineIn(text: string): ReadLine {
  for (const form of BEFORE) {
    const [, quantity, sku] = form.exec(text) ?? [];
    if (quantity && sku) return { sku: sku.trim(), quantity: writtenQuantity(quantity) };
  }
  for (const form of AFTER) {
    const [, sku, quantity] = form.exec(text) ?? [];
    if (quantity && sku) return { sku: sku.trim(), quantity: writtenQuantity(quantity) };
  }
  return { sku: text, quantity: 1 };
}
