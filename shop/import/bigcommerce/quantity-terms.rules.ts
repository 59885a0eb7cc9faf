import { note, type FeedProduct, type Taken } from '../feed.rules.ts';
import type { ProductRecord } from './record.rules.ts';

/** Returns a property of a record as text; empty for none. */
export function termOf(record: ProductRecord, property: string): string {
  const value = new Map<string, unknown>(Object.entries(record)).get(property);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Reads the minimum quantity and the prices by quantity. The shop has reductions in per cent that hold for every higher quantity; others are noted. */
export function bulkPrices(
  { order_quantity_minimum: minimum, bulk_pricing_rules: all }: ProductRecord,
  row: number,
): { terms: Pick<FeedProduct, 'minimumQuantity' | 'priceBreaks'>; notes: Taken[] } {
  const rules = (all ?? []).toSorted((a, b) => a.quantity_min - b.quantity_min);
  const isTaken = rules.every(({ type, amount, quantity_min: from, quantity_max: upTo }, index) => {
    const next = rules[index + 1];
    const isUnbroken = next ? upTo === 0 || upTo + 1 === next.quantity_min : upTo === 0;
    return type === 'percent' && amount > 0 && amount < 100 && from > 1 && isUnbroken;
  });
  const priceBreaks = rules.map(({ quantity_min: quantity, amount: percentOff }) => ({ quantity, percentOff }));
  return {
    terms: {
      ...(minimum > 1 && { minimumQuantity: minimum }),
      ...(isTaken && priceBreaks.length > 0 && { priceBreaks }),
    },
    notes: isTaken
      ? []
      : [
          note(
            row,
            'bulk_pricing_rules',
            'Not taken: only percentages off that hold for every higher quantity are. Every quantity has the same unit price',
          ),
        ],
  };
}
