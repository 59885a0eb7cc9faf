import type { Kysely, Transaction } from 'kysely';
import { addItems, type Addition, type CartItem } from '../../orders/carts/cart.rules.ts';
import { hashOf, newToken } from '../../orders/carts/cart-store.ts';
import { readCartItems, writeCartChanges } from '../../orders/carts/cart-items.ts';
import type { Tables } from '../../database/tables.ts';

/** The cart of a new customer: it opens with their sessions, its own token is given to nobody. */
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
 * Puts what an anonymous cart holds into a customer's own and leaves it empty: the same items add up, whatever is in stock.
 * Sent twice it moves everything once. Answers whether anything was moved.
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

/** Written as it is: a row that was written belongs to one transaction at a time. */
const lock = (transaction: Transaction<Tables>) =>
  transaction.updateTable('carts').set((eb) => ({ created_at: eb.ref('created_at') }));

/** Each product followed by its add-ons. */
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
