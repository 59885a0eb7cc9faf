import { optimisticCart, totalOf, type AddChange, type RawCart, type RawLine } from './optimistic-cart.rules.ts';
import type { OfflineCart, OutboxEntry } from './outbox.rules.ts';

export const priced = (pence: number): RawLine['price'] => ({
  incVat: { pence },
  exVat: { pence: pence / 1.2, amount: (pence / 120).toFixed(4) },
  unitPricing: null,
});

/** A line; £10 ex VAT by default. */
export function line(id: string, quantity: number, more: Partial<RawLine> = {}): RawLine {
  const price = more.price ?? priced(1_200);
  return {
    id,
    name: id,
    sku: id.toUpperCase(),
    path: `/${id}/`,
    quantity,
    maximumQuantity: null,
    stock: null,
    leadTime: null,
    condition: 'NEW',
    minimumAge: null,
    canChangeQuantity: true,
    price,
    lineTotal: totalOf({ price, quantity }),
    previousPrice: null,
    priceBreaks: null,
    wasPrice: null,
    wasRegularPrice: false,
    selectedOptions: [],
    image: null,
    isModifier: false,
    parentId: null,
    product: null,
    ...more,
  };
}

/** A cart of these lines, with the totals that follow from them. */
export function cartOf(...lines: RawLine[]): RawCart {
  return { ...optimisticCart(null, [adding(...lines)]), isNew: false };
}

export const offlineCart = (cart: RawCart | null, ...changes: OutboxEntry[]): OfflineCart => ({ cart, changes });

export const adding = (...lines: RawLine[]): AddChange => ({
  kind: 'add',
  variables: { input: { productId: lines[0]?.id ?? '', quantity: lines[0]?.quantity ?? 1 } },
  lines,
});

export const updating = (line: string, quantity: number) => ({
  kind: 'update' as const,
  variables: { input: { lineId: line, quantity } },
  line,
});

export const removing = (line: string, heldUntil?: number) => ({
  kind: 'remove' as const,
  variables: { input: { lineId: line } },
  line,
  ...(heldUntil !== undefined && { heldUntil }),
});

/** A cart in short: the quantities of its lines, then its totals. */
export function brief({ lines, quantity, isEmpty, subtotal }: RawCart): string {
  const totals = isEmpty ? 'empty' : `${quantity} for ${subtotal.incVat.pence} (${subtotal.exVat.pence})`;
  return [...lines.map(({ id, quantity: own }) => `${own} ${id}`), totals].join(', ');
}
