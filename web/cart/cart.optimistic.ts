import type { RecordProxy, RecordSourceProxy, StoreUpdater } from 'relay-runtime';
import { quantityOf, subtotalOf, times, withoutLine, withQuantity, type Amount, type CountedLine } from './cart.rules.ts';

/** A line of the store, with the record it was read from. */
interface StoredLine extends CountedLine {
  record: RecordProxy;
}

/** Shows a line in another quantity, and the totals that follow from it, before the graph has answered. */
export function showingQuantity(cartId: string, lineId: string, quantity: number): StoreUpdater {
  return (store) => change(store, cartId, (lines) => withQuantity(lines, lineId, quantity));
}

/** Shows the cart without a line, before the graph has answered. */
export function showingRemoval(cartId: string, lineId: string): StoreUpdater {
  return (store) => change(store, cartId, (lines) => withoutLine(lines, lineId));
}

function change(store: RecordSourceProxy, cartId: string, rule: (lines: StoredLine[]) => StoredLine[]): void {
  const cart = store.get(cartId);
  const records = cart?.getLinkedRecords('lines');
  if (!cart || !records) return;
  const lines = rule(records.map(read));
  for (const { record, price, quantity } of lines) {
    record.setValue(quantity, 'quantity');
    write(record, 'lineTotal', times(price, quantity));
  }
  cart.setLinkedRecords(lines.map(({ record }) => record), 'lines');
  cart.setValue(quantityOf(lines), 'quantity');
  cart.setValue(lines.length === 0, 'isEmpty');
  write(cart, 'subtotal', subtotalOf(lines));
}

function read(record: RecordProxy): StoredLine {
  const price = record.getLinkedRecord('price');
  const parentId = record.getValue('parentId');
  return {
    record,
    id: record.getDataID(),
    price: { incVat: pence(price, 'incVat'), exVat: pence(price, 'exVat') },
    quantity: Number(record.getValue('quantity')),
    parentId: typeof parentId === 'string' ? parentId : null,
  };
}

function pence(price: RecordProxy | null, view: keyof Amount): number {
  return Number(price?.getLinkedRecord(view)?.getValue('pence') ?? 0);
}

function write(record: RecordProxy, field: 'lineTotal' | 'subtotal', amount: Amount): void {
  const price = record.getLinkedRecord(field);
  price?.getLinkedRecord('incVat')?.setValue(amount.incVat, 'pence');
  price?.getLinkedRecord('exVat')?.setValue(amount.exVat, 'pence');
}
