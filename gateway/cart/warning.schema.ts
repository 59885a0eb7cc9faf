import { builder } from '../builder.ts';
import { encodeId } from '../ids.rules.ts';
import type { CartWarning as CartWarningRecord } from './warnings.rules.ts';

const CartWarningCode = builder.enumType('CartWarningCode', {
  description: 'What differs from what was asked for, or was last seen.',
  values: {
    QUANTITY_REDUCED: {
      description: 'Less was put in than asked for; or, in a cart that is read, there are fewer now than the line has.',
    },
    PRICE_CHANGED: { description: 'The price is not the one that the line had before: see `CartLine.priceWhenAdded`.' },
    OUT_OF_STOCK: { description: 'None of it can be bought any more.' },
    REMOVED: { description: 'It is no longer sold: the line cannot be bought, or has left the cart.' },
  } as const,
});

export const CartWarning = builder.objectRef<CartWarningRecord>('CartWarning').implement({
  description: 'Something that was adjusted in a change that succeeded, or has changed since a line was added.',
  fields: (t) => ({
    code: t.field({ type: CartWarningCode, description: 'Stable, for programs.', resolve: ({ code }) => code }),
    message: t.exposeString('message', { description: 'The line to show a shopper.' }),
    lineId: t.id({
      nullable: true,
      description: 'Global id of the line it is about; null for one that has left the cart.',
      resolve: ({ lineId }) => lineId && encodeId('CartLine', lineId),
    }),
  }),
});
