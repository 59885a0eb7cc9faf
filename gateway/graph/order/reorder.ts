import { askedQuantity } from '../cart/line/asked-quantity.rules.ts';
import { factsOfProduct } from '../cart/item-facts.rules.ts';
import { roomForLine } from '../cart/room.rules.ts';
import { MaximumStockError } from '../cart/maximum-stock.errors.ts';
import { addToCart, type ItemToAdd } from '../cart/cart.rest.ts';
import type { CartLine } from '../cart/cart.rules.ts';
import type { Context } from '../context.ts';
import { fetchOwnOrder } from '../customer/customer.rest.ts';
import { keyOf } from '../ids.rules.ts';
import { NothingToReorderError, OrderNotFoundError } from './order.errors.ts';
import type { Order, OrderLine } from './order.rules.ts';

/** The shop API's limit per call. */
const ITEMS_MAXIMUM = 50;

export type Reordered = Awaited<ReturnType<typeof reorder>>;

/**
 * Limited by stock, at current prices. Adds nothing when one of the orders is not the customer's. `notices` are for the
 * shopper, one per line that was added in part or not at all.
 */
export async function reorder(context: Context, orderIds: readonly string[]) {
  const orders = await Promise.all(orderIds.map((id) => ownOrderOf(context, id)));
  const { items, notices } = await itemsOf(context, orders.flatMap(linesOf));
  if (items.length === 0) throw new NothingToReorderError();
  // One call has a product and its add-ons: the shop API attaches add-ons to the product before them.
  let batch: ItemToAdd[] = [];
  for (const group of items) {
    if (batch.length + group.length > ITEMS_MAXIMUM) {
      await add(context, batch, notices);
      batch = [];
    }
    batch.push(...group);
  }
  await add(context, batch, notices);
  return { cart: await context.cart.readAgain(), notices };
}

async function ownOrderOf({ shopApi, request: { sessionToken } }: Context, orderId: string): Promise<Order> {
  const id = keyOf('Order', orderId);
  const order = id !== null && sessionToken !== null ? await fetchOwnOrder(shopApi, sessionToken, id) : null;
  if (!order) throw new OrderNotFoundError();
  return order;
}

/** The lines of an order, with ids that no other order has. */
const linesOf = ({ id, lines }: Order): OrderLine[] =>
  lines.map((line) => ({
    ...line,
    id: `${id}#${line.id}`,
    parentId: line.parentId === null ? null : `${id}#${line.parentId}`,
  }));

async function add(context: Context, items: readonly ItemToAdd[], notices: string[]): Promise<void> {
  if (items.length === 0) return;
  try {
    const token = await addToCart(context.shopApi, context.request.cartToken, items);
    context.request.cartToken = token;
    context.response.setCartToken(token);
  } catch (error) {
    // Stock was checked before; another request has changed the same cart since.
    if (!(error instanceof MaximumStockError)) throw error;
    notices.push('Your basket changed in the meantime, so we couldn’t add everything. Please try again.');
  }
}

/** Available lines, each grouped with its add-ons, and notices for the others. */
async function itemsOf(
  context: Context,
  lines: readonly OrderLine[],
): Promise<{ items: ItemToAdd[][]; notices: string[] }> {
  const [cart, products] = await Promise.all([
    context.cart.read(),
    Promise.all(lines.map(({ path }) => context.products.load(path))),
  ]);
  let held = cart;
  const notices: string[] = [];
  const items: ItemToAdd[][] = [];
  const groups = new Map<string, { group: ItemToAdd[]; quantity: number }>();
  lines.forEach((line, index) => {
    const parent = line.parentId === null ? null : groups.get(line.parentId);
    const detail = products[index]?.detail;
    const again = parent || !detail ? line.quantity : askedQuantity(line.quantity, detail, null).quantity;
    const wanted = parent ? Math.min(again, parent.quantity) : again;
    // A line of quantity 0, so that `room.left` is how many more the cart may hold.
    const empty: CartLine = { ...asCartLine(line), quantity: 0 };
    const room = parent === undefined || !detail ? null : roomForLine(held, empty, detail, context.config);
    const left = room?.left ?? 0;
    const quantity = Math.max(0, Math.min(wanted, left));
    if (quantity === 0) notices.push(`${line.name} is no longer available.`);
    else if (quantity < line.quantity) notices.push(`We could only add ${quantity} of ${line.name} to your basket.`);
    if (quantity === 0 || !detail) return;
    const item = {
      ...factsOfProduct(detail, detail.variants.find(({ id }) => id === line.variantId) ?? null),
      productId: detail.entityId,
      variantId: line.variantId,
      quantity,
      isModifier: line.parentId !== null,
      maximumQuantity: room ? room.held + room.left : null,
    };
    held = { ...held, lines: [...held.lines, { ...empty, quantity }] };
    if (parent) parent.group.push(item);
    else {
      const group = [item];
      groups.set(line.id, { group, quantity });
      items.push(group);
    }
  });
  return { items, notices };
}

function asCartLine(line: OrderLine): CartLine {
  return {
    ...line,
    retailPrice: null,
    priceWhenAdded: null,
    isModifier: line.parentId !== null,
    canChangeQuantity: line.parentId === null,
  };
}
