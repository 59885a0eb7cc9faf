import { builder } from '../builder.ts';
import { CartType } from '../cart/cart.schema.ts';
import { userError } from '../errors.schema.ts';
import { NothingToReorderError, OrderNotFoundError } from './order.errors.ts';
import { reorder, type Reordered } from './reorder.ts';

builder.objectType(OrderNotFoundError, userError('OrderNotFoundError', 'ORDER_NOT_FOUND'));
builder.objectType(NothingToReorderError, userError('NothingToReorderError', 'NOTHING_TO_REORDER'));

const ReorderInput = builder.inputType('OrderReorderInput', {
  description: 'An earlier order whose items to buy again.',
  fields: (t) => ({
    orderId: t.id({ required: true, description: 'Global id of one of the customer’s own orders.' }),
  }),
});

const ReorderPayload = builder.objectRef<Reordered>('OrderReorderPayload').implement({
  description: 'The result of reordering.',
  fields: (t) => ({
    cart: t.field({ type: CartType, description: 'The cart after the change.', resolve: ({ cart }) => cart }),
    notices: t.stringList({
      description: 'Messages to show about items that were missing or reduced.',
      resolve: ({ notices }) => notices,
    }),
  }),
});

builder.mutationField('orderReorder', (t) =>
  t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: ReorderPayload,
    description:
      'Adds an earlier order’s items to the cart at current prices, limited to the stock. Only for the customer who placed it while signed in.',
    errors: {
      types: [OrderNotFoundError, NothingToReorderError],
      union: { name: 'OrderReorderResult', description: 'The cart, or the error.' },
    },
    args: { input: t.arg({ type: ReorderInput, required: true, description: 'The earlier order.' }) },
    resolve: (_, { input }, context) => reorder(context, String(input.orderId)),
  }),
);
