import { builder } from '../builder.ts';
import { CartType } from '../cart/cart.schema.ts';
import { UserError } from '../errors.ts';
import { NothingToReorderError, OrderNotFoundError } from './order.errors.ts';
import { reorder, type Reordered } from './reorder.ts';

builder.objectType(OrderNotFoundError, {
  name: 'OrderNotFoundError',
  description: 'There is no such order, or the key is another’s. Code ORDER_NOT_FOUND.',
  interfaces: [UserError],
});
builder.objectType(NothingToReorderError, {
  name: 'NothingToReorderError',
  description: 'Nothing of the order is sold any more, or in stock. Code NOTHING_TO_REORDER.',
  interfaces: [UserError],
});

const ReorderPayload = builder.objectRef<Reordered>('OrderReorderPayload').implement({
  description: 'A cart that has what an order had.',
  fields: (t) => ({
    cart: t.field({ type: CartType, description: 'The whole cart after it.', resolve: ({ cart }) => cart }),
    notices: t.stringList({
      description: 'What could not be put in as it was: a line to show each.',
      resolve: ({ notices }) => notices,
    }),
  }),
});

builder.mutationField('orderReorder', (t) =>
  t.field({
    type: ReorderPayload,
    description:
      'Puts what an order had into the cart again, as far as there is stock, at the prices of now. For whoever placed the order while signed in.',
    errors: {
      types: [OrderNotFoundError, NothingToReorderError],
      union: { name: 'OrderReorderResult', description: 'The cart, or why nothing was put in.' },
    },
    args: { id: t.arg.id({ required: true, description: 'Global id of one of the customer’s own orders.' }) },
    resolve: (_, { id }, context) => reorder(context, String(id)),
  }),
);
