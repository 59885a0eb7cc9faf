import { builder } from '../builder.ts';
import { badUserInput } from '../errors.ts';
import { CartType } from '../cart/cart.schema.ts';
import { NothingToReorderError, OrderNotFoundError } from './order.errors.ts';
import { reorder, type Reordered } from './reorder.ts';

/** Our choice: each is a call of the shop API. */
const ORDERS_MAXIMUM = 10;

const ReorderInput = builder.inputType('OrderReorderInput', {
  description: 'The earlier orders whose items to buy again: `orderIds`, `orderId`, or both.',
  fields: (t) => ({
    orderId: t.id({ description: 'Global id of one of the customer’s own orders.' }),
    orderIds: t.idList({
      description: `Global ids of several of the customer’s own orders, at most ${ORDERS_MAXIMUM} with \`orderId\`.`,
    }),
  }),
});

const ReorderPayload = builder.objectRef<Reordered>('OrderReorderPayload').implement({
  description: 'The result of reordering.',
  fields: (t) => ({
    cart: t.expose('cart', { type: CartType, description: 'The cart after the change.' }),
    notices: t.exposeStringList('notices', {
      description: 'Messages to show about items that were missing or reduced.',
    }),
  }),
});

builder.mutationField('orderReorder', (t) =>
  t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: ReorderPayload,
    description:
      'Adds the items of earlier orders to the cart at current prices, limited to the stock. ' +
      'Only for the customer who placed them while signed in.',
    errors: { types: [OrderNotFoundError, NothingToReorderError], union: { description: 'The cart, or the error.' } },
    args: { input: t.arg({ type: ReorderInput, required: true, description: 'The earlier orders.' }) },
    resolve(_, { input: { orderId, orderIds } }, context) {
      const ids = new Set([...(orderId == null ? [] : [orderId]), ...(orderIds ?? [])]);
      if (ids.size === 0 || ids.size > ORDERS_MAXIMUM) throw badUserInput(`Name 1 to ${ORDERS_MAXIMUM} orders.`);
      return reorder(context, [...ids]);
    },
  }),
);
