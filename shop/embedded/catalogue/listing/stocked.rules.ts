import type { CatalogueProduct } from '../catalogue.ts';
import { WHOLE_PRODUCT } from '../stock/stock.rules.ts';

export const STOCKED = { none: 0, some: 1, all: 2 } as const;

/** Variant ids; `WHOLE_PRODUCT` where stock is not tracked per variant. */
export type SoldOut = ReadonlySet<number>;

/** By product id. */
export type SoldOutProducts = ReadonlyMap<number, SoldOut>;

type Stocked = Pick<CatalogueProduct, 'availability' | 'inventoryTracking'> & { variants: readonly { id: number }[] };

export function restocked(before: SoldOutProducts, after: SoldOutProducts): number[] {
  if (before === after) return [];
  const none: SoldOut = new Set();
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => (before.get(id) ?? none).symmetricDifference(after.get(id) ?? none).size > 0,
  );
}

export function stockedOf<Product extends Stocked>(
  { availability, inventoryTracking, variants }: Product,
  soldOut: SoldOut,
): { stocked: number; variants: Product['variants'] } {
  if (availability !== 'available') return { stocked: STOCKED.none, variants: [] };
  if (inventoryTracking === 'none') return { stocked: STOCKED.all, variants };
  if (inventoryTracking === 'product' || variants.length === 0)
    return soldOut.has(WHOLE_PRODUCT) ? { stocked: STOCKED.none, variants: [] } : { stocked: STOCKED.all, variants };
  const left = variants.filter(({ id }) => !soldOut.has(id));
  if (left.length === variants.length) return { stocked: STOCKED.all, variants };
  return { stocked: left.length > 0 ? STOCKED.some : STOCKED.none, variants: left };
}
