import type { SavedContentChange, SavedLine } from '@storefront/domain/saved-list.rules.ts';

/** A section (empty for none), and there before another line (null for the end). */
export interface LinePlace {
  section: string;
  before: string | null;
}

export function movedLine(
  lines: readonly SavedLine[],
  sku: string,
  { section, before }: LinePlace,
): SavedContentChange {
  const line = lines.find((candidate) => candidate.sku === sku);
  const order = lines.map((other) => other.sku).filter((other) => other !== sku);
  const index = before === null ? -1 : order.indexOf(before);
  order.splice(index === -1 ? order.length : index, 0, sku);
  return { order, ...(line && (line.section ?? '') !== section && { lines: [{ ...line, section }] }) };
}

/** One line up or down; null where there is none. */
export function shiftedPlace(section: string, lines: readonly SavedLine[], sku: string, by: -1 | 1): LinePlace | null {
  const index = lines.findIndex((line) => line.sku === sku);
  const target = index + by;
  if (index === -1 || target < 0 || target >= lines.length) return null;
  return { section, before: (by === -1 ? lines[target] : lines[target + 1])?.sku ?? null };
}

export function shiftedKeys(keys: readonly string[], key: string, by: -1 | 1): string[] {
  const others = keys.filter((other) => other !== key);
  others.splice(Math.max(0, keys.indexOf(key) + by), 0, key);
  return others;
}
