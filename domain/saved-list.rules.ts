import { isQuantity } from './quantity.rules.ts';
import { isSku, skuKey } from './sku.rules.ts';
import { TEXT_LENGTHS } from './text-lengths.data.ts';

/** The most lists that one customer or one browser keeps, and the most lines of one. */
export const SAVED_LISTS_MAXIMUM = 50;
export const SAVED_LINES_MAXIMUM = 500;

/** A product or variant on a list, by its code. A list has each code once. */
export interface SavedLine {
  sku: string;
  quantity: number;
  /** A note, such as the place it is for; may be empty. */
  note: string;
}

/** A change of a list's lines. Only the named lines change, so that changes made on two devices at once are both kept. */
export interface SavedLinesChange {
  /** Lines to add; a code that is on the list gets the new quantity and note. */
  lines?: readonly SavedLine[];
  removedSkus?: readonly string[];
  /** All codes in their new order. Those that it lacks keep their order at the end. */
  order?: readonly string[];
}

/** The lines after a change. They may be more than a list holds. */
export function changedLines(
  lines: readonly SavedLine[],
  { lines: set = [], removedSkus = [], order = [] }: SavedLinesChange,
): SavedLine[] {
  const byKey = new Map(lines.map((line) => [skuKey(line.sku), line]));
  for (const line of set) byKey.set(skuKey(line.sku), line);
  for (const sku of removedSkus) byKey.delete(skuKey(sku));
  const ordered = new Set([...order.map(skuKey).filter((key) => byKey.has(key)), ...byKey.keys()]);
  return [...ordered].flatMap((key) => byKey.get(key) ?? []);
}

/** The lines of one list together with another's. A code that both have stays as the first has it. */
export const mergedLines = (lines: readonly SavedLine[], more: readonly SavedLine[]): SavedLine[] =>
  changedLines(more, { lines, order: [...lines, ...more].map(({ sku }) => sku) });

/** A list's name as it is stored; null when it has no characters. */
export function savedListName(typed: string): string | null {
  return typed.replace(/\s+/g, ' ').trim().slice(0, TEXT_LENGTHS.savedListName) || null;
}

/** Names are compared without their case. */
export const savedListKey = (name: string): string => name.toLowerCase();

/** Whether a line can be stored. */
export function isSavedLine(line: SavedLine): boolean {
  return isSku(line.sku) && isQuantity(line.quantity) && line.note.length <= TEXT_LENGTHS.savedLineNote;
}
