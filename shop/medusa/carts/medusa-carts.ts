import type { AddedItem } from '@storefront/schema/rest/requests/cart.ts';
import { faultOfItem } from '@storefront/embedded/orders/carts/cart.rules.ts';
import { AdditionRefusedError, type Carts } from '@storefront/embedded/orders/carts/carts.ts';
import { newToken } from '@storefront/embedded/database/tokens.ts';
import type { MedusaShop } from '../medusa-shop.ts';
import type { HeldLine, Place, Target } from './cart-states.ts';
import { changeCart, describeLines, openCart, ownerOf, StockExceededError, totalOf, upToAvailable } from './carts.ts';
import { discountsOf } from './discounts.rules.ts';
import { heldLines, isSamePlace, quantityAt } from './medusa-cart.ts';

export const createMedusaCarts = (shop: MedusaShop): Carts => ({
  async read(token) {
    const state = await shop.states.read(await ownerOf(shop, token));
    const cart = state?.cartId == null ? null : await openCart(shop, state.cartId);
    const shown = await describeLines(shop, heldLines(cart?.items ?? [], state?.lines ?? []));
    return { ...shown, ...(cart && { discounts: discountsOf(cart) }) };
  },
  async add(given, items, { key, cartKey }) {
    const additions = await additionsOf(shop, items);
    const token = await cartTokenFor(shop, given, cartKey);
    try {
      await changeCart(shop, await ownerOf(shop, token), (lines) => targetsOf(lines, additions), key);
      return { token };
    } catch (error) {
      if (!(error instanceof StockExceededError)) throw error;
      return { token, maximum: Math.min(...error.available.values()) };
    }
  },
  // To as many as there are where it wants more.
  async change(token, lineId, how, quantity) {
    const owner = await ownerOf(shop, token);
    if ((await shop.states.read(owner)) === null) return false;
    let isThere = true;
    await upToAvailable((available) => {
      const maximum = Math.min(...available.values());
      return changeCart(shop, owner, (lines) => {
        const line = lines.find(({ id }) => id === lineId);
        isThere = line !== undefined;
        if (!line) return [];
        const wanted = how === 'set' ? quantity : Math.max(0, line.quantity - quantity);
        const target = Math.min(wanted, Math.max(line.quantity, maximum));
        return lines
          .filter((each) => each === line || (line.addOnOf === null && each.addOnOf === line.medusaVariantId))
          .map((each) => ({ ...each, quantity: target }));
      });
    });
    return isThere;
  },
});

/** With Medusa's ids of their variants. */
async function additionsOf({ numbers, model: { products } }: MedusaShop, items: readonly AddedItem[]) {
  const byId = new Map((await products.byIds(items.map((item) => item.product_id))).map((each) => [each.id, each]));
  return Promise.all(
    items.map(async (item) => {
      const fault = faultOfItem(item, byId.get(item.product_id));
      if (fault !== null) throw new AdditionRefusedError(fault);
      const variant = await numbers.variantOf(item.product_id, item.variant_id ?? null);
      if (!variant) throw new AdditionRefusedError('This product cannot be bought');
      return { ...item, medusaVariantId: variant.variantId };
    }),
  );
}

type Added = Awaited<ReturnType<typeof additionsOf>>;

/** Quantities of the same variant add up, and so do add-ons of the same product. */
function targetsOf(lines: readonly HeldLine[], additions: Added): Target[] {
  const targets: Target[] = [];
  let product: string | null = null;
  for (const { medusaVariantId, quantity, is_modifier: isModifier, parent_id: parentId } of additions) {
    if (!isModifier) product = medusaVariantId;
    const parent = lines.find(({ id, addOnOf }) => id === String(parentId ?? '') && addOnOf === null);
    if (isModifier && parentId != null && !parent)
      throw new AdditionRefusedError('The product that the add-on goes with is not in the cart');
    if (isModifier && parentId == null && product === null)
      throw new AdditionRefusedError('An add-on needs the product that it goes with');
    const place: Place = { medusaVariantId, addOnOf: isModifier ? (parent?.medusaVariantId ?? product) : null };
    const earlier = targets.find((target) => isSamePlace(target, place));
    if (earlier) earlier.quantity += quantity;
    else targets.push({ ...place, quantity: quantity + quantityAt(lines, place) });
  }
  for (const { medusaVariantId, maximum_quantity: maximum } of additions)
    if (maximum != null && totalOf(lines, targets, medusaVariantId) > maximum)
      throw new StockExceededError(new Map([[medusaVariantId, maximum]]));
  return targets;
}

/** The given one, or a new one if the shop does not know it. Additions with the same cart key share one. */
async function cartTokenFor(shop: MedusaShop, given: string, cartKey: string | null): Promise<string> {
  const { states, accessKeys } = shop;
  const owner = await ownerOf(shop, given);
  if (owner.isCustomers || (await states.read(owner)) !== null) return given;
  if (cartKey !== null) {
    const shared = await accessKeys.of(`cart ${cartKey}`);
    if (await states.create(await ownerOf(shop, shared))) return shared;
  }
  const token = newToken();
  await states.create(await ownerOf(shop, token));
  return token;
}
