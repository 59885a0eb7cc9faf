import { skuKey } from '@storefront/domain/sku.rules.ts';
import { inLockOrder, WHOLE_PRODUCT, type StockAmount } from '../catalogue/stock/stock.rules.ts';
import type { Order } from './order.ts';

/** Those that can be sold again: all, or some by SKU. */
export type ReturnedGoods = 'all' | readonly { sku: string; quantity: number }[];

/** Out of the stock that the order still holds; or the reason why it is not possible. */
export function returnedStock(
  { lines, taken }: Pick<Order, 'lines' | 'taken'>,
  returned: ReturnedGoods,
): readonly StockAmount[] | { reason: string } {
  if (returned === 'all') return taken;
  const amounts: StockAmount[] = [];
  for (const { sku, quantity } of returned) {
    // Two products of a catalogue can have the same SKU.
    const named = lines.filter((line) => skuKey(line.sku) === skuKey(sku));
    if (named.length === 0) return { reason: `It has no ${sku}.` };
    const held = taken.find(({ productId, variantId }) =>
      named.some(
        (line) => productId === line.productId && (variantId === WHOLE_PRODUCT || variantId === line.variantId),
      ),
    );
    if (!held) return { reason: `${sku} was restocked before, or its stock is not counted.` };
    amounts.push({ ...held, quantity });
  }
  const sums = inLockOrder(amounts);
  const left = without(taken, sums);
  return left.some(({ quantity }) => quantity < 0)
    ? { reason: 'It has fewer of them that were not restocked yet.' }
    : sums;
}

export function without(taken: readonly StockAmount[], returned: readonly StockAmount[]): StockAmount[] {
  return taken
    .map((held) => {
      const back = returned.find(
        ({ productId, variantId }) => productId === held.productId && variantId === held.variantId,
      );
      return { ...held, quantity: held.quantity - (back?.quantity ?? 0) };
    })
    .filter(({ quantity }) => quantity !== 0);
}
