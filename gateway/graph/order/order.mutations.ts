import { builder } from '../builder.ts';
import { CartType } from '../cart/cart.schema.ts';
import { userError } from '../errors.schema.ts';
import { NothingToReorderError, OrderNotFoundError } from './order.errors.ts';
import { reorder, type Reordered } from './reorder.ts';

builder.objectType(OrderNotFoundError, userError('OrderNotFoundError', 'ORDER_NOT_FOUND'));
builder.objectType(NothingToReorderError, userError('NothingToReorderError', 'NOTHING_TO_REORDER'));

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
    args: { id: t.arg.id({ required: true, description: 'Global id of one of the customer’s own orders.' }) },
    resolve: (_, { id }, context) => reorder(context, String(id)),
  }),
);
