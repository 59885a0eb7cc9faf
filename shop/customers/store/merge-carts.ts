import type { Kysely, Transaction } from 'kysely';
import { addItems, type Addition, type CartItem } from '../../orders/carts/cart.rules.ts';
import { hashOf, newToken } from '../../orders/carts/cart-store.ts';
import { readCartItems, writeCartChanges } from '../../orders/carts/cart-items.ts';
import type { Tables } from '../../database/tables.ts';

/** Creates a new customer's cart. It opens with the customer's sessions; its own token is never handed out. */
export async function createCustomerCart(transaction: Kysely<Tables>, customerId: string, now: Date): Promise<void> {
  await transaction
    .insertInto('carts')
    .values({
      token_hash: hashOf(newToken()),
      created_at: now.toISOString(),
      touched_at: now.toISOString(),
      customer_id: customerId,
    })
    .execute();
}

/**
 * Moves an anonymous cart's items into the customer's cart: quantities of the same item add up, without regard to stock. Repeating it moves
 * nothing twice. Returns whether anything was moved.
 */
export async function moveIntoCustomerCart(
  transaction: Transaction<Tables>,
  cartToken: string,
  customerId: string,
): Promise<boolean> {
  const anonymous = await lock(transaction)
    .where('token_hash', '=', hashOf(cartToken))
    .where('customer_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  const items = anonymous ? await readCartItems(transaction, anonymous.id) : [];
  if (!anonymous || items.length === 0) return false;
  const own = await lock(transaction).where('customer_id', '=', customerId).returning('id').executeTakeFirstOrThrow();
  await writeCartChanges(transaction, own.id, addItems(await readCartItems(transaction, own.id), asAdditions(items)));
  await transaction.deleteFrom('cart_items').where('cart_id', '=', anonymous.id).execute();
  return true;
}

/** An update that changes nothing locks the row until the transaction ends. */
const lock = (transaction: Transaction<Tables>) =>
  transaction.updateTable('carts').set((eb) => ({ created_at: eb.ref('created_at') }));

/** Orders each product before its add-ons. */
function asAdditions(items: readonly CartItem[]): Addition[] {
  const ordered = items
    .filter(({ parentId }) => parentId === null)
    .flatMap((item) => [item, ...items.filter(({ parentId }) => parentId === item.id)]);
  return ordered.map(({ productId, variantId, quantity, parentId }) => ({
    productId,
    variantId,
    quantity,
    isModifier: parentId !== null,
    parentId: null,
  }));
}
