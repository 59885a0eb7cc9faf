import { createHash } from 'node:crypto';
import { incVatOf, lineTotal, unitPrice } from '@storefront/domain/money.rules.ts';
import type { CatalogueProduct } from '../catalogue/catalogue.ts';
import type { CartLine } from './carts/cart-line.rules.ts';
import { stockKeyOf, type StockAmount } from '../catalogue/stock/stock.rules.ts';
import type { OrderLine, ReviewedItem } from './order.ts';

/** Such as ORD-100042. */
export function orderNumber(number: number): string {
  return `ORD-${number}`;
}

/** The prefix may be missing. */
export function storedNumber(text: string): number {
  return Number(text.replace(/^ORD-/i, ''));
}

/** Such as INV-100042. */
export function invoiceNumber(number: number): string {
  return `INV-${number}`;
}

/** Independent of the order of keys. */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content, inOrder)).digest('hex');
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Exactly the items that the shopper reviewed, at the prices shown. */
export function matchesReviewed(
  lines: readonly Pick<CartLine, 'id' | 'quantity' | 'price'>[],
  reviewed: readonly ReviewedItem[],
): boolean {
  const byId = new Map(reviewed.map((item) => [item.id, item]));
  if (byId.size !== reviewed.length || reviewed.length !== lines.length) return false;
  return lines.every(({ id, quantity, price }) => byId.get(id)?.quantity === quantity && byId.get(id)?.price === price);
}

/** None where stock is not tracked. */
export interface Need {
  lineId: number;
  quantity: number;
  isSold: boolean;
  stock: StockAmount | null;
}

/** In the order of the lines. */
export function needsOf(
  lines: readonly CartLine[],
  byId: ReadonlyMap<number, CatalogueProduct>,
  reviewed: readonly ReviewedItem[],
): Need[] {
  const untracked = new Set(reviewed.filter((item) => item.untracked).map(({ id }) => id));
  return lines.map(({ id, productId, variantId, quantity, price }) => {
    const product = byId.get(productId);
    const key = product && !untracked.has(id) ? stockKeyOf(product, variantId) : null;
    return {
      lineId: id,
      quantity,
      isSold: product?.availability === 'available' && incVatOf(price) > 0,
      stock: key && { ...key, quantity },
    };
  });
}

export interface Shortage {
  id: number;
  available: number;
}

/** Lines of the same product share its stock in their order. */
export function shortagesOf(
  needs: readonly Need[],
  level: (productId: number, variantId: number) => number,
): Shortage[] {
  const used = new Map<string, number>();
  return needs.flatMap(({ lineId, quantity, isSold, stock }) => {
    if (!isSold) return [{ id: lineId, available: 0 }];
    if (!stock) return [];
    const key = `${stock.productId}:${stock.variantId}`;
    const before = used.get(key) ?? 0;
    const available = Math.max(0, level(stock.productId, stock.variantId) - before);
    used.set(key, before + quantity);
    return available < quantity ? [{ id: lineId, available }] : [];
  });
}

export function soldLine(line: CartLine): OrderLine {
  return { ...line, total: lineTotal(unitPrice(line.price), line.quantity) };
}
