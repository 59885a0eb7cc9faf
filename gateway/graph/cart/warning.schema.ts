import { builder } from '../builder.ts';
import { encodeId } from '../ids.rules.ts';
import type { CartWarning as CartWarningRecord } from './warnings.rules.ts';

const CartWarningCode = builder.enumType('CartWarningCode', {
  description: 'The kind of a cart warning.',
  values: {
    QUANTITY_RAISED: {
      description:
        'The quantity was raised to the product’s minimum or multiple; ' +
        'in `Cart.warnings`, the product is no longer sold in the line’s quantity.',
    },
    QUANTITY_REDUCED: {
      description:
        'The quantity was reduced to the stock; in `Cart.warnings`, the stock is now below the line’s quantity.',
    },
    PRICE_CHANGED: { description: 'The price has changed since the line was added: see `CartLine.previousPrice`.' },
    OUT_OF_STOCK: { description: 'The item is out of stock.' },
    REMOVED: { description: 'The product is no longer sold: the line cannot be bought, or was removed.' },
  } as const,
});

export const CartWarning = builder.objectRef<CartWarningRecord>('CartWarning').implement({
  description: 'A change since the line was added, or an adjustment made by a successful mutation.',
  fields: (t) => ({
    code: t.expose('code', { type: CartWarningCode, description: 'A stable, machine-readable code.' }),
    message: t.exposeString('message', { description: 'The message to show to the shopper.' }),
    lineId: t.id({
      nullable: true,
      description: 'Global id of the line concerned; null when it has left the cart.',
      deprecationReason: 'Use `line`.',
      resolve: ({ line }) => line && encodeId('CartLine', line.id),
    }),
  }),
});
