import { generateClientID, ROOT_ID } from 'relay-runtime';
import { decimalPounds } from '@storefront/domain/money-text.rules.ts';
import { lineTotal, type Price } from '@storefront/domain/money.rules.ts';
import { priceAt } from '@storefront/domain/price-breaks.rules.ts';
import { LINE_QUANTITY_MAXIMUM } from '@storefront/domain/quantity.rules.ts';
import type { cartOperationsAddMutation$variables } from '../../__generated__/cartOperationsAddMutation.graphql.ts';
import type { cartOperationsRemoveMutation$variables } from '../../__generated__/cartOperationsRemoveMutation.graphql.ts';
import type { cartOperationsUpdateMutation$variables } from '../../__generated__/cartOperationsUpdateMutation.graphql.ts';
import type { CartViewQuery$rawResponse } from '../../__generated__/CartViewQuery.graphql.ts';
import { quantityOf, subtotalOf } from '../cart.rules.ts';

/** The cart with every field that any component of the basket selects. */
export type RawCart = NonNullable<CartViewQuery$rawResponse['cart']>;

export type RawLine = RawCart['lines'][number];

/** For a browser that has not read a cart. The id is the one that Relay gives to a record without its own. */
export const emptyCart: RawCart = {
  id: generateClientID(ROOT_ID, 'cart'),
  quantity: 0,
  isEmpty: true,
  isNew: true,
  subtotal: rawSubtotal({ incVat: 0, exVat: 0 }),
  discounts: [],
  lines: [],
  warnings: null,
};

/** By its product, options and parent: the shop gives a line its id only once it has it. */
export type LineKey = string;

/** A mutation that has not been answered: its variables, and what its optimistic response needs besides. */
export type Change =
  | { kind: 'add'; variables: cartOperationsAddMutation$variables; lines: readonly RawLine[] }
  | { kind: 'update'; variables: cartOperationsUpdateMutation$variables; line: LineKey }
  /** Held until `heldUntil`, in milliseconds since 1970, for its undo: the shop cannot add an add-on by itself. */
  | { kind: 'remove'; variables: cartOperationsRemoveMutation$variables; line: LineKey; heldUntil?: number };

export type AddChange = Extract<Change, { kind: 'add' }>;

export type KeyedLine = Pick<RawLine, 'id' | 'path' | 'selectedOptions' | 'isModifier' | 'parentId'>;

function ownKey({ path, selectedOptions }: KeyedLine): string {
  return [path, ...selectedOptions.map(({ name, value }) => `${name}=${value}`)].join('|');
}

export function keyOfLine(line: KeyedLine, lines: readonly KeyedLine[]): LineKey {
  if (!line.isModifier) return ownKey(line);
  const parent = lines.find(({ id }) => id === line.parentId && id !== line.id);
  return `${parent ? ownKey(parent) : ''}>${ownKey(line)}`;
}

export function findLine<Line extends KeyedLine>(lines: readonly Line[], key: LineKey): Line | undefined {
  return lines.find((line) => keyOfLine(line, lines) === key);
}

/** By the shop's rules as far as the browser knows them. Null is a cart that has not been read. */
export function optimisticCart(cart: RawCart | null, changes: readonly Change[]): RawCart {
  const base = cart ?? emptyCart;
  return changes.length === 0 ? base : withLines(base, changes.reduce(applied, base.lines));
}

function applied(lines: readonly RawLine[], change: Change): readonly RawLine[] {
  if (change.kind === 'add') return change.lines.reduce((held, line) => withLine(held, line, change.lines), lines);
  const target = findLine(lines, change.line);
  if (!target) return lines;
  const isMeant = ({ id, parentId }: RawLine) => id === target.id || parentId === target.id;
  if (change.kind === 'remove') return lines.filter((line) => !isMeant(line));
  const { quantity } = change.variables.input;
  return lines.map((line) => (isMeant(line) ? withQuantity(line, quantity) : line));
}

/** Adds to the line of the same product and options, up to its stock, or appends a line: an add-on after its parent. */
function withLine(lines: readonly RawLine[], added: RawLine, together: readonly RawLine[]): readonly RawLine[] {
  const key = keyOfLine(added, together);
  const same = findLine(lines, key);
  if (same)
    return lines.map((line) =>
      line === same ? withQuantity(line, withinStock(line, line.quantity + added.quantity)) : line,
    );
  const parentKey = key.includes('>') ? key.slice(0, key.indexOf('>')) : null;
  const parent = parentKey === null ? undefined : findLine(lines, parentKey);
  if (!parent) return [...lines, added];
  const last = lines.findLastIndex(({ id, parentId }) => id === parent.id || parentId === parent.id);
  return lines.toSpliced(last + 1, 0, { ...added, parentId: parent.id });
}

function withQuantity(line: RawLine, quantity: number): RawLine {
  return { ...line, quantity, price: priceAt(line.price, line.priceBreaks ?? [], quantity) };
}

function withinStock({ quantity, maximumQuantity }: RawLine, wanted: number): number {
  return Math.max(quantity, Math.min(wanted, maximumQuantity ?? LINE_QUANTITY_MAXIMUM, LINE_QUANTITY_MAXIMUM));
}

function withLines(cart: RawCart, lines: readonly RawLine[]): RawCart {
  const priced = lines.map(({ price, quantity }) => ({ price: { incVat: price.incVat.pence }, quantity }));
  return {
    ...cart,
    lines: lines.map((line) => ({ ...line, lineTotal: totalOf(line) })),
    quantity: quantityOf(lines),
    isEmpty: lines.length === 0,
    subtotal: rawSubtotal(subtotalOf(priced)),
  };
}

export function totalOf({ price, quantity }: Pick<RawLine, 'price' | 'quantity'>): RawLine['lineTotal'] {
  return rawTotal(lineTotal({ incVat: price.incVat.pence }, quantity));
}

/** A total's ex VAT is whole pence, so its exact amount has two decimals. */
function rawTotal({ incVat, exVat }: Price): RawLine['lineTotal'] {
  return { incVat: { pence: incVat }, exVat: { pence: exVat, amount: decimalPounds(exVat) }, unitPricing: null };
}

function rawSubtotal({ incVat, exVat }: Price): RawCart['subtotal'] {
  return { incVat: { pence: incVat }, exVat: { pence: exVat } };
}
