import { lineTotal } from '../../../domain/money.rules.ts';
import { cartWith, views, type CartCopy, type Change, type LineCopy } from './copy.rules.ts';
import type { Copy, Queued } from './queue.rules.ts';

/** A line of £10 ex VAT, unless told. */
export function line(id: string, quantity: number, more: Partial<LineCopy> = {}): LineCopy {
  return {
    id,
    name: id,
    sku: id.toUpperCase(),
    path: `/${id}/`,
    quantity,
    maximumQuantity: null,
    price: { incVat: { pence: 1_200 }, exVat: { pence: 1_000, amount: '10.0000' } },
    lineTotal: views(lineTotal({ incVat: 1_200 }, quantity)),
    selectedOptions: [],
    isModifier: false,
    parentId: null,
    ...more,
  };
}

/** A cart of these lines, with the totals that follow from them. */
export function cartOf(...lines: LineCopy[]): CartCopy {
  return cartWith(null, [{ kind: 'add', input: { productId: '', quantity: 1 }, lines }]);
}

export const copyOf = (cart: CartCopy | null, ...changes: Queued[]): Copy => ({ cart, changes });

export const adding = (...lines: LineCopy[]): Change => ({
  kind: 'add',
  input: { productId: lines[0]?.id ?? '', quantity: lines[0]?.quantity ?? 1 },
  lines,
});

/** What a cart comes to, briefly: quantities by line, then in all. */
export function brief({ lines, quantity, isEmpty, subtotal }: CartCopy): object {
  return {
    lines: lines.map(({ id, quantity: own }) => [id, own]),
    quantity,
    isEmpty,
    incVat: subtotal.incVat.pence,
    exVat: subtotal.exVat.pence,
  };
}
