import { useState } from 'react';
import { isQuantity } from '@storefront/domain/quantity.rules.ts';
import { readStorage, writeStorage } from '../../browser/browser-storage.ts';
import { parseJson } from '../../browser/storage/json.rules.ts';
import { itemsText, LINES_MAXIMUM, withLinesOf, type OrderLine } from '@storefront/domain/order-lines.rules.ts';

const KEY = 'quick-order';

/** The list that is being put together, kept for the tab so that a reload loses nothing. `items` of the address begin it, or are added to it. */
export function useDraft(items: string | null): [readonly OrderLine[], (lines: readonly OrderLine[]) => void] {
  const [lines, setLines] = useState(() => {
    const stored = draftOf(readStorage('sessionStorage', KEY));
    return items === null ? stored : withLinesOf(stored, itemsText(items)).lines;
  });
  function change(next: readonly OrderLine[]): void {
    setLines(next);
    writeStorage('sessionStorage', KEY, next.length === 0 ? null : JSON.stringify(next));
  }
  return [lines, change];
}

function draftOf(text: string | null): readonly OrderLine[] {
  const stored = parseJson(text);
  if (!Array.isArray(stored)) return [];
  return stored
    .filter(
      (line: Partial<OrderLine> | null): line is OrderLine =>
        typeof line?.sku === 'string' && typeof line.quantity === 'number' && isQuantity(line.quantity),
    )
    .slice(0, LINES_MAXIMUM);
}
