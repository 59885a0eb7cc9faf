import { createHash } from 'node:crypto';
import { incVatOf, lineTotal, unitPrice } from '../../domain/money.rules.ts';
import type { CatalogueProduct } from '../catalogue/catalogue.ts';
import type { CartLine } from './carts/cart-line.rules.ts';
import { stockKeyOf, type StockAmount } from '../catalogue/stock/stock.rules.ts';
import type { Checkout, Choices, OrderLine, ReviewedItem } from './order.ts';

/** What shoppers know an order by, from its number in the store. */
export function orderNumber(number: number): string {
  return `LL-${number}`;
}

/** Tells one content from another, in whatever order its fields are written. */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content, inOrder)).digest('hex');
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether a cart holds exactly what the shopper reviewed, at the prices that were shown. */
export function isAsReviewed(
  lines: readonly Pick<CartLine, 'id' | 'quantity' | 'price'>[],
  reviewed: readonly ReviewedItem[],
): boolean {
  const byId = new Map(reviewed.map((item) => [item.id, item]));
  if (byId.size !== reviewed.length || reviewed.length !== lines.length) return false;
  return lines.every(({ id, quantity, price }) => byId.get(id)?.quantity === quantity && byId.get(id)?.price === price);
}

/** What one line of a cart needs; no stock where none is counted. */
export interface Need {
  lineId: number;
  quantity: number;
  /** Whether it is sold at all. */
  isSold: boolean;
  stock: StockAmount | null;
}

/** What a cart's lines need, in their order. */
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

/** A line that there is not enough for, and how many of it there are. */
export interface Shortage {
  id: number;
  available: number;
}

/** The lines that stock does not reach for: lines of the same thing share it in their order. */
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

/** A cart's line with the amounts that it is sold at. */
export function soldLine(line: CartLine): OrderLine {
  return { ...line, total: lineTotal(unitPrice(line.price), line.quantity) };
}

/** What of a checkout an order keeps. */
export function choicesOf({
  contact,
  delivery,
  billing,
  paymentMethod,
  purchaseOrderNumber,
  newsletter,
}: Checkout): Choices {
  return { contact, delivery, billing, paymentMethod, purchaseOrderNumber, newsletter };
}
