import { lineTotal, type Price } from '../../../domain/money.rules.ts';
import { LINE_QUANTITY_MAXIMUM } from '../../../domain/quantity.rules.ts';
import { quantityOf, subtotalOf } from '../cart.rules.ts';

/** A price as the graph answers it. */
export interface PriceCopy {
  incVat: { pence: number };
  /** `amount` is the exact price of one unit; empty where it is not known. A line's total has none. */
  exVat: { pence: number; amount?: string | undefined };
}

/** A line as the graph answers it; whatever else the drawer asks of it stays with it. */
export interface LineCopy {
  id: string;
  name: string;
  sku: string;
  path: string;
  quantity: number;
  maximumQuantity?: number | null;
  price: PriceCopy;
  lineTotal: PriceCopy;
  retailPrice?: PriceCopy | null;
  selectedOptions: readonly { name: string; value: string }[];
  isModifier: boolean;
  parentId?: string | null;
  /** The catalogue's product, for what brings a removed line back; null when it has gone. */
  product?: ProductCopy | null;
}

export interface ProductCopy {
  id: string;
  variants?: readonly { id: string; sku: string }[] | null;
  modifiers?: readonly { id: string; options: readonly { id: string; sku?: string | null }[] }[] | null;
}

/** The graph's answer about the cart, whole. */
export interface CartCopy {
  id: string;
  quantity: number;
  isEmpty: boolean;
  subtotal: PriceCopy;
  lines: readonly LineCopy[];
}

/** The cart's id is always the same: it means the cart of whoever asks. */
export const emptyCart: CartCopy = {
  id: 'Q2FydDpjdXJyZW50',
  quantity: 0,
  isEmpty: true,
  subtotal: views({ incVat: 0, exVat: 0 }),
  lines: [],
};

/** What a line is, whatever its id: the same product with the same options, by itself or with the same parent. */
export type LineKey = string;

/** What the shopper wants of the cart that the shop has not confirmed yet. */
export type Change =
  | { kind: 'add'; input: AdditionInput; lines: readonly LineCopy[] }
  | { kind: 'set'; line: LineKey; quantity: number }
  /** What nothing can bring back once the shop has let it go is sent only when nobody has asked for it by `heldUntil`, in milliseconds of the clock. */
  | { kind: 'remove'; line: LineKey; heldUntil?: number };

/** What the graph's `cartLineAdd` takes. */
export interface AdditionInput {
  productId: string;
  variantId?: string | null | undefined;
  quantity: number;
  modifiers?: readonly { readonly modifierId: string; readonly optionId: string }[] | null | undefined;
}

/** What tells a line from its neighbours. */
export type KnownLine = Readonly<Pick<LineCopy, 'id' | 'path' | 'selectedOptions' | 'isModifier' | 'parentId'>>;

function ownKey({ path, selectedOptions }: KnownLine): string {
  return [path, ...selectedOptions.map(({ name, value }) => `${name}=${value}`)].join('|');
}

/** The key of a line among its neighbours. */
export function keyOfLine(line: KnownLine, lines: readonly KnownLine[]): LineKey {
  if (!line.isModifier) return ownKey(line);
  const parent = lines.find(({ id }) => id === line.parentId && id !== line.id);
  return `${parent ? ownKey(parent) : ''}>${ownKey(line)}`;
}

export function findLine<Line extends KnownLine>(lines: readonly Line[], key: LineKey): Line | undefined {
  return lines.find((line) => keyOfLine(line, lines) === key);
}

/** The cart once the changes have been made, as far as this can be told without the shop. */
export function cartWith(cart: CartCopy | null, changes: readonly Change[]): CartCopy {
  const base = cart ?? emptyCart;
  return changes.length === 0 ? base : counted(base, changes.reduce(applied, base.lines));
}

function applied(lines: readonly LineCopy[], change: Change): readonly LineCopy[] {
  if (change.kind === 'add') return change.lines.reduce((held, line) => withLine(held, line, change.lines), lines);
  const target = findLine(lines, change.line);
  if (!target) return lines;
  const isMeant = ({ id, parentId }: LineCopy) => id === target.id || parentId === target.id;
  if (change.kind === 'remove') return lines.filter((line) => !isMeant(line));
  return lines.map((line) => (isMeant(line) ? { ...line, quantity: change.quantity } : line));
}

/** The same product and options add up, never beyond the stock that is known of; anything else is a line of its own, an add-on behind what it goes with. */
function withLine(lines: readonly LineCopy[], added: LineCopy, together: readonly LineCopy[]): readonly LineCopy[] {
  const key = keyOfLine(added, together);
  const same = findLine(lines, key);
  if (same)
    return lines.map((line) =>
      line === same ? { ...line, quantity: withinStock(line, line.quantity + added.quantity) } : line,
    );
  const parentKey = key.includes('>') ? key.slice(0, key.indexOf('>')) : null;
  const parent = parentKey === null ? undefined : findLine(lines, parentKey);
  if (!parent) return [...lines, added];
  const last = lines.findLastIndex(({ id, parentId }) => id === parent.id || parentId === parent.id);
  return lines.toSpliced(last + 1, 0, { ...added, parentId: parent.id });
}

function withinStock({ quantity, maximumQuantity }: LineCopy, wanted: number): number {
  return Math.max(quantity, Math.min(wanted, maximumQuantity ?? LINE_QUANTITY_MAXIMUM, LINE_QUANTITY_MAXIMUM));
}

/** The cart with these lines, and the totals that follow from them. */
function counted(cart: CartCopy, lines: readonly LineCopy[]): CartCopy {
  const priced = lines.map(({ price, quantity }) => ({ price: { incVat: price.incVat.pence }, quantity }));
  return {
    ...cart,
    lines: lines.map((line) => ({
      ...line,
      ...unitPrices(line),
      lineTotal: views(lineTotal({ incVat: line.price.incVat.pence }, line.quantity)),
    })),
    quantity: quantityOf(lines),
    isEmpty: lines.length === 0,
    subtotal: views(subtotalOf(priced)),
  };
}

/** An addition that an earlier release kept lacks the exact amounts, and Relay would take a missing field for one that is not fetched yet. */
function unitPrices({ price, retailPrice }: LineCopy): Pick<LineCopy, 'price' | 'retailPrice'> {
  return {
    price: withAmount(price),
    ...(retailPrice !== undefined && { retailPrice: retailPrice && withAmount(retailPrice) }),
  };
}

function withAmount(price: PriceCopy): PriceCopy {
  return price.exVat.amount === undefined ? { ...price, exVat: { ...price.exVat, amount: '' } } : price;
}

export function views({ incVat, exVat }: Price): PriceCopy {
  return { incVat: { pence: incVat }, exVat: { pence: exVat } };
}
