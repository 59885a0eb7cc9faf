import { LINE_QUANTITY_MAXIMUM } from '@storefront/domain/quantity.rules.ts';

export interface MergedProduct {
  productId: number;
  variantId: number | null;
}

/** `parent` is set for add-ons. */
export interface MergeItem extends MergedProduct {
  quantity: number;
  parent: MergedProduct | null;
}

/** An item whose quantity was reduced; 0 when it is out of stock. */
interface MergeWarning extends MergeItem {
  code: 'QUANTITY_REDUCED' | 'OUT_OF_STOCK';
  wanted: number;
}

/** Items with the same key share it. */
export interface MergeStock {
  key: string;
  maximum: number;
}

/**
 * Quantities are added and clamped to the stock, whatever the order. Products come before add-ons, so that these never
 * take a product's last piece; an add-on never exceeds its parent's quantity.
 */
export function mergeCarts(carts: readonly (readonly MergeItem[])[], stockOf: (item: MergedProduct) => MergeStock) {
  const sums = new Map<string, MergeItem>();
  for (const item of carts.flat()) {
    const key = keyOf(item);
    sums.set(key, { ...item, quantity: (sums.get(key)?.quantity ?? 0) + item.quantity });
  }
  const taken = new Map<string, number>();
  const kept = new Map<string, MergeItem>();
  const warnings: MergeWarning[] = [];
  for (const item of [...sums.values()].toSorted(inMergeOrder)) {
    const stock = stockOf(item);
    const parent = item.parent && kept.get(keyOf({ ...item.parent, parent: null }));
    const free = Math.max(0, Math.min(stock.maximum, LINE_QUANTITY_MAXIMUM) - (taken.get(stock.key) ?? 0));
    const quantity = Math.min(item.quantity, free, item.parent ? (parent?.quantity ?? 0) : free);
    taken.set(stock.key, (taken.get(stock.key) ?? 0) + quantity);
    if (quantity > 0) kept.set(keyOf(item), { ...item, quantity });
    if (quantity < item.quantity)
      warnings.push({
        ...item,
        quantity,
        wanted: item.quantity,
        code: quantity > 0 ? 'QUANTITY_REDUCED' : 'OUT_OF_STOCK',
      });
  }
  return { items: [...kept.values()], warnings };
}

function keyOf({ productId, variantId, parent }: Omit<MergeItem, 'quantity'>): string {
  const own = `${productId}:${variantId ?? ''}`;
  return parent ? `${parent.productId}:${parent.variantId ?? ''}>${own}` : own;
}

function inMergeOrder(one: MergeItem, other: MergeItem): number {
  const byKind = Number(one.parent !== null) - Number(other.parent !== null);
  return byKind || (keyOf(one) < keyOf(other) ? -1 : 1);
}
