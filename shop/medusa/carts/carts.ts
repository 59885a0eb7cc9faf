import { LINE_QUANTITY_MAXIMUM } from '@storefront/domain/quantity.rules.ts';
import type { CatalogueProduct } from '@storefront/embedded/catalogue/catalogue.ts';
import { cartLines, type CartLine } from '@storefront/embedded/orders/carts/cart-line.rules.ts';
import { exVatOf } from '@storefront/domain/money.rules.ts';
import { MedusaRefusal, type Medusa } from '../medusa-client.ts';
import type { MedusaShop } from '../medusa-shop.ts';
import type { MedusaCustomer } from '../sessions.ts';
import { emptyState, type CartState, type HeldLine, type Owner, type SaveState, type Target } from './cart-states.ts';
import {
  createMedusaCart,
  changeMedusaCart,
  heldLines,
  isOutOfStock,
  isSamePlace,
  quantityAt,
  readAvailable,
  readMedusaCart,
  setMedusaLine,
  type MedusaCart,
} from './medusa-cart.ts';

/** The words keep the kinds apart: no token is some customer's id. */
export async function ownerOf({ sessions }: Pick<MedusaShop, 'sessions'>, token: string): Promise<Owner> {
  const customer = await sessions.find(token);
  return customer ? ownerOfCustomer(customer) : { secret: `token ${token}`, isCustomers: false };
}

const ownerOfCustomer = ({ customerId, sessionToken }: MedusaCustomer): Owner => ({
  secret: `customer ${customerId}`,
  isCustomers: true,
  sessionToken,
});

/** By variant of the change; those without a limit are missing. */
type Available = ReadonlyMap<string, number>;

/** Nothing was changed. */
export class StockExceededError extends Error {
  override name = 'StockExceededError';
  readonly available: Available;
  constructor(available: Available) {
    super('There is not enough in stock');
    this.available = available;
  }
}

/** Null where there is none any more, as after an order. */
export async function openCart({ medusa }: Pick<MedusaShop, 'medusa'>, cartId: string): Promise<MedusaCart | null> {
  try {
    const cart = await readMedusaCart(medusa, cartId);
    return cart.completed_at ? null : cart;
  } catch (error) {
    if (error instanceof MedusaRefusal && error.status === 404) return null;
    throw error;
  }
}

/** After earlier work on the cart, also what a crash left behind. Null for an owner without a cart. */
export async function withCart<Result>(
  shop: MedusaShop,
  owner: Owner,
  work: (state: CartState, save: SaveState) => Promise<Result>,
): Promise<Result | null> {
  if ((await shop.states.read(owner)) === null) return null;
  return shop.states.change(owner, async (stored, save) => work(await recover(shop, owner, stored, save), save));
}

/** As Medusa has it now, with the change carried out that a crash left behind. */
async function recover(shop: MedusaShop, owner: Owner, state: CartState, save: SaveState): Promise<CartState> {
  const { planned, cartId } = state;
  if (!planned) return state;
  const cart = cartId === null ? null : await openCart(shop, cartId);
  const current: CartState = { ...state, cartId: cart?.id ?? null, lines: heldLines(cart?.items ?? [], state.lines) };
  try {
    return await carryOut(shop, owner, current, planned, save);
  } catch (error) {
    if (!(error instanceof StockExceededError || error instanceof MedusaRefusal)) throw error;
    return { ...current, planned: null };
  }
}

/** What Medusa refuses is taken back as a whole. */
export async function carryOut(
  shop: MedusaShop,
  owner: Owner,
  before: CartState,
  planned: NonNullable<CartState['planned']>,
  save: SaveState,
): Promise<CartState> {
  const { medusa, regionId } = shop;
  let state: CartState = { ...before, planned };
  // Saved first: whatever breaks from here on, the next change finds it.
  await save(state);
  const take = (cart: MedusaCart | null) => {
    if (cart) state = { ...state, cartId: cart.id, lines: heldLines(cart.items, state.lines, planned.targets) };
  };
  try {
    if (state.cartId === null) take(await createMedusaCart(medusa, regionId, planned.targets, owner.sessionToken));
    else for (const target of planned.targets) take(await setMedusaLine(medusa, state.cartId, state.lines, target));
  } catch (error) {
    if (!(error instanceof MedusaRefusal) || isGone(error)) throw error;
    if (state.cartId !== null)
      for (const target of planned.targets) {
        const back = { ...target, quantity: quantityAt(before.lines, target) };
        take(await setMedusaLine(medusa, state.cartId, state.lines, back));
      }
    await save({ ...state, planned: null });
    if (!isOutOfStock(error)) throw error;
    throw new StockExceededError(await exceeded(medusa, before.lines, planned.targets));
  }
  const additions = planned.key === null ? state.additions : [...state.additions, planned.key].slice(-KEYS_MAXIMUM);
  state = { ...state, planned: null, additions };
  await save(state);
  return state;
}

/** Of the variants of which a cart was to hold more. */
async function exceeded(medusa: Medusa, lines: readonly HeldLine[], targets: readonly Target[]): Promise<Available> {
  const available = await readAvailable(medusa, targets);
  const over = [...available].filter(([id, maximum]) => totalOf(lines, targets, id) > maximum);
  // None: it was sold in between, and is back.
  return new Map(over.length > 0 ? over : available);
}

export const totalOf = (lines: readonly HeldLine[], targets: readonly Target[], medusaVariantId: string): number =>
  [...targets, ...lines.filter((line) => !targets.some((target) => isSamePlace(target, line)))]
    .filter((each) => each.medusaVariantId === medusaVariantId)
    .reduce((total, { quantity }) => total + quantity, 0);

/** Made before a repeated one arrives. */
const KEYS_MAXIMUM = 200;

/** It is unknown, or an order. */
export const isGone = (error: MedusaRefusal): boolean =>
  error.message.includes('is already completed') || (error.status === 404 && error.message.startsWith('Cart'));

/** Once per idempotency key. Throws a StockExceededError. */
export function changeCart(
  shop: MedusaShop,
  owner: Owner,
  decide: (lines: readonly HeldLine[]) => readonly Target[],
  key: string | null = null,
): Promise<CartState> {
  return shop.states.change(owner, async (stored, save) => {
    const state = await recover(shop, owner, stored, save);
    if (key !== null && state.additions.includes(key)) return state;
    const attempt = async (from: CartState): Promise<CartState> => {
      // Lines no longer sold leave with the next change: until then the cart lists them.
      const { gone } = await describeLines(shop, from.lines);
      const wanted = decide(from.lines.filter((line) => !gone.includes(line)));
      const targets = [...gone.map(removed), ...wanted].map(targetOf);
      return targets.length === 0 ? from : carryOut(shop, owner, from, { targets, key }, save);
    };
    return attempt(state).catch((error: unknown) => {
      if (!(error instanceof MedusaRefusal && isGone(error))) throw error;
      return attempt({ ...state, cartId: null, lines: [] });
    });
  });
}

/** Before an order: lines that are no longer sold. */
export async function dropGone(shop: MedusaShop, owner: Owner, state: CartState, save: SaveState): Promise<CartState> {
  const { gone } = await describeLines(shop, state.lines);
  if (gone.length === 0) return state;
  return carryOut(shop, owner, state, { targets: gone.map(removed).map(targetOf), key: null }, save);
}

const removed = (line: HeldLine): Target => ({ ...line, quantity: 0 });

const targetOf = ({ medusaVariantId, addOnOf, quantity }: Target): Target => ({
  medusaVariantId,
  addOnOf,
  quantity: Math.min(LINE_QUANTITY_MAXIMUM, quantity),
});

/** To the cart of a customer who is signing in. Returns whether there were any lines. */
export async function mergeCarts(shop: MedusaShop, cartToken: string, customer: MedusaCustomer): Promise<boolean> {
  const { states, medusa } = shop;
  const [from, to] = [await ownerOf(shop, cartToken), ownerOfCustomer(customer)];
  if (from.isCustomers) return false;
  const given = await withCart(shop, from, async ({ cartId, lines }) => {
    const open = cartId === null ? null : await openCart(shop, cartId);
    return { cart: open, moved: heldLines(open?.items ?? [], lines) };
  });
  if (!given) return false;
  const { cart, moved } = given;
  if (cart && moved.length > 0) {
    const isTaken = await states.change(to, async (own, save) => {
      // The same: signing in was broken off after this, and is repeated.
      if (own.cartId === cart.id) return true;
      if (own.cartId !== null || own.planned) return false;
      const { sessionToken } = customer;
      await changeMedusaCart(medusa, cart.id, {}, { rest: '/customer', sessionToken });
      await save({ ...own, cartId: cart.id, lines: moved });
      return true;
    });
    const add = (available: Available) =>
      changeCart(shop, to, (held) => sumOf(held, moved, available), `merge ${cart.id}`);
    if (!isTaken) await upToAvailable(add);
  }
  await states.change(from, (_, save) => save(emptyState));
  return moved.length > 0;
}

/** As many of each as there are, and no fewer than the cart holds. */
function sumOf(held: readonly HeldLine[], more: readonly HeldLine[], available: Available): Target[] {
  const targets: Target[] = [];
  for (const line of more) {
    const now = quantityAt(held, line);
    const others = totalOf(held, targets, line.medusaVariantId) - now;
    const free = (available.get(line.medusaVariantId) ?? Infinity) - others;
    targets.push({ ...line, quantity: Math.max(now, Math.min(now + line.quantity, free)) });
  }
  return targets;
}

/** Repeats a change that wants more than there is with what there is. */
export async function upToAvailable(change: (available: Available) => Promise<unknown>): Promise<void> {
  try {
    await change(new Map());
  } catch (error) {
    if (!(error instanceof StockExceededError)) throw error;
    await change(error.available);
  }
}

/** At Medusa's prices, each line followed by its add-ons; those no longer sold apart. */
export async function describeLines(
  { numbers, model: { products } }: Pick<MedusaShop, 'numbers' | 'model'>,
  held: readonly HeldLine[],
): Promise<{ lines: CartLine<string>[]; gone: HeldLine[] }> {
  const byVariant = await numbers.numbersOf(held.map(({ medusaVariantId }) => medusaVariantId));
  const ids = [...byVariant.values()].map(({ productId }) => productId);
  const byId = new Map((await products.byIds([...new Set(ids)])).map((product) => [product.id, product]));
  const items = held.map((line) => {
    const { productId = UNKNOWN, variantId = null } = byVariant.get(line.medusaVariantId) ?? {};
    const parent = held.find((each) => each.addOnOf === null && each.medusaVariantId === line.addOnOf);
    return {
      ...line,
      productId: isSold(byId.get(productId), variantId) ? productId : UNKNOWN,
      variantId,
      parentId: line.addOnOf === null ? null : (parent?.id ?? null),
    };
  });
  const { lines, gone } = cartLines(items, byId);
  const priced = new Map(
    held.map(({ id, price, addedPrice }) => [id, { price: exVatOf(price), addedPrice: exVatOf(addedPrice) }]),
  );
  return { lines: lines.map((line) => ({ ...line, ...priced.get(line.id) })), gone };
}

const UNKNOWN = 0;

const isSold = (product: CatalogueProduct | undefined, variantId: number | null): boolean =>
  product !== undefined && (variantId === null || product.variants.some(({ id }) => id === variantId));
