import { builder } from '../builder.ts';
import { encodeId } from '../ids.rules.ts';
import type { CartChange, CartRemoval } from './changes/line-change.ts';
import { CartType } from './cart.schema.ts';
import { CartLineType } from './line/cart-line.schema.ts';
import { CartWarning } from './warning.schema.ts';

// Not in warning.schema.ts: cart.schema.ts imports that file, so it cannot import CartLineType.
builder.objectField(CartWarning, 'line', (t) =>
  t.field({
    type: CartLineType,
    nullable: true,
    description: 'The line concerned; null when it has left the cart.',
    resolve: ({ line }) => line,
  }),
);

export const CartLineAddPayload = changePayload(
  'CartLineAddPayload',
  'The result of adding a line.',
  'The line that was added or increased.',
);
export const CartLineUpdatePayload = changePayload(
  'CartLineUpdatePayload',
  'The result of changing a line’s quantity.',
  'The changed line.',
);

function changePayload(name: string, description: string, lineDescription: string) {
  return builder.objectRef<CartChange>(name).implement({
    description,
    fields: (t) => ({
      cart: t.expose('cart', { type: CartType, description: 'The cart after the change.' }),
      line: t.expose('line', { type: CartLineType, description: lineDescription }),
      warnings: t.expose('warnings', {
        type: [CartWarning],
        description: 'Adjustments that were made; empty for none.',
      }),
    }),
  });
}

export const CartLineRemovePayload = builder.objectRef<CartRemoval>('CartLineRemovePayload').implement({
  description: 'The result of removing a line.',
  fields: (t) => ({
    cart: t.expose('cart', { type: CartType, description: 'The cart after the change.' }),
    removedLineIds: t.idList({
      description: 'Global ids of the removed lines: the line itself when its quantity reached 0, and its add-ons.',
      resolve: ({ removedLineIds }) => removedLineIds.map((id) => encodeId('CartLine', id)),
    }),
    warnings: t.field({
      type: [CartWarning],
      description: 'Always empty; present for consistency with the other cart payloads.',
      resolve: () => [],
    }),
  }),
});
