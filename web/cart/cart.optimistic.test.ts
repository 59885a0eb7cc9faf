import { commitLocalUpdate, Environment, Network, Observable, RecordSource, Store, type RecordSourceProxy } from 'relay-runtime';
import { beforeEach, expect, test } from 'vitest';
import { showingQuantity, showingRemoval } from './cart.optimistic.ts';

let environment: Environment;

function createLine(store: RecordSourceProxy, id: string, incVat: number, exVat: number, quantity: number, parentId: string | null) {
  const line = store.create(id, 'CartLine');
  line.setValue(quantity, 'quantity');
  line.setValue(parentId, 'parentId');
  createPrice(store, id, 'price', incVat, exVat);
  createPrice(store, id, 'lineTotal', incVat * quantity, exVat * quantity);
  return line;
}

function createPrice(store: RecordSourceProxy, owner: string, field: string, incVat: number, exVat: number) {
  const price = store.create(`${owner}:${field}`, 'Price');
  for (const [view, pence] of [['incVat', incVat], ['exVat', exVat]] as const) {
    const money = store.create(`${owner}:${field}:${view}`, 'Money');
    money.setValue(pence, 'pence');
    price.setLinkedRecord(money, view);
  }
  store.get(owner)?.setLinkedRecord(price, field);
}

beforeEach(() => {
  environment = new Environment({ network: Network.create(() => Observable.create(() => {})), store: new Store(new RecordSource()) });
  commitLocalUpdate(environment, (store) => {
    const cart = store.create('cart', 'Cart');
    const lines = [createLine(store, 'pendant', 1199, 999, 2, null), createLine(store, 'lamp', 599, 499, 2, 'pendant'), createLine(store, 'plate', 250, 208, 1, null)];
    cart.setLinkedRecords(lines, 'lines');
    cart.setValue(5, 'quantity');
    cart.setValue(false, 'isEmpty');
    createPrice(store, 'cart', 'subtotal', 3846, 3204);
  });
});

const read = (id: string, field: string) => environment.getStore().getSource().get(id)?.[field];
const lineIds = () => (read('cart', 'lines') as { __refs: string[] }).__refs;

test('a new quantity shows at once in the line, its add-on and the totals, and goes back when disposed of', () => {
  const shown = environment.applyUpdate({ storeUpdater: showingQuantity('cart', 'pendant', 3) });
  expect([read('pendant', 'quantity'), read('lamp', 'quantity'), read('plate', 'quantity'), read('cart', 'quantity')]).toEqual([3, 3, 1, 7]);
  expect([read('pendant:lineTotal:incVat', 'pence'), read('pendant:lineTotal:exVat', 'pence')]).toEqual([3597, 2997]);
  expect([read('cart:subtotal:incVat', 'pence'), read('cart:subtotal:exVat', 'pence')]).toEqual([3597 + 1797 + 250, 2997 + 1497 + 208]);
  shown.dispose();
  expect([read('pendant', 'quantity'), read('cart', 'quantity'), read('cart:subtotal:incVat', 'pence')]).toEqual([2, 5, 3846]);
});

test('a removed line goes at once with its add-on, and comes back when disposed of', () => {
  const shown = environment.applyUpdate({ storeUpdater: showingRemoval('cart', 'pendant') });
  expect(lineIds()).toEqual(['plate']);
  expect([read('cart', 'quantity'), read('cart', 'isEmpty'), read('cart:subtotal:incVat', 'pence')]).toEqual([1, false, 250]);
  shown.dispose();
  expect(lineIds()).toEqual(['pendant', 'lamp', 'plate']);
});

test('without its last line the cart is empty', () => {
  environment.applyUpdate({ storeUpdater: showingRemoval('cart', 'pendant') });
  environment.applyUpdate({ storeUpdater: showingRemoval('cart', 'plate') });
  expect([lineIds(), read('cart', 'isEmpty'), read('cart', 'quantity')]).toEqual([[], true, 0]);
});

test('a cart that is not in the store is left alone', () => {
  expect(() => environment.applyUpdate({ storeUpdater: showingQuantity('another', 'pendant', 3) })).not.toThrow();
});
