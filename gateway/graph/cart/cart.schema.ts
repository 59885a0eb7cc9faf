import { discountAmounts } from '@storefront/domain/discounts.rules.ts';
import { builder } from '../builder.ts';
import { CartLineType } from './line/cart-line.schema.ts';
import { DiscountType } from '../money/discount.schema.ts';
import { PriceType } from '../money/money.schema.ts';
import { selectsProducts } from './product-lookahead.ts';
import { standingOf } from './room.rules.ts';
import { subtotal, totalQuantity, type Cart } from './cart.rules.ts';
import { CartWarning } from './warning.schema.ts';
import { cartWarnings } from './warnings.rules.ts';

export const CartType = builder.nodeRef<Cart>('Cart', {
  id: { description: 'Global id: a constant that always refers to the caller’s own cart.', resolve: () => 'current' },
  loadWithoutCache: (key, { cart }) => (key === 'current' ? cart.read() : null),
});
CartType.implement({
  description:
    'The caller’s cart. Its totals are the sums of its lines, less its discounts, including and excluding VAT.',
  extensions: { scope: 'cart' },
  fields: (t) => ({
    lines: t.expose('lines', {
      type: [CartLineType],
      description: 'The cart’s lines in the order they were added; add-ons follow their parent line.',
    }),
    isNew: t.exposeBoolean('isNew', {
      description: 'Whether the request began without a valid cart: a client with a copy can add its lines again.',
    }),
    quantity: t.int({ description: 'The total number of items, add-ons included.', resolve: totalQuantity }),
    subtotal: t.field({
      type: PriceType,
      description: 'The sum of the lines, without delivery, before `discounts`.',
      resolve: subtotal,
    }),
    discounts: t.field({
      type: [DiscountType],
      description: 'What the shop takes off the subtotal, at most all of it; empty for none.',
      resolve: (cart) => discountAmounts(cart.discounts ?? [], subtotal(cart)),
    }),
    warnings: t.field({
      extensions: { reads: ['products'] },
      type: [CartWarning],
      nullable: true,
      description:
        'Changes since the lines were added: prices, stock and products no longer sold. Empty for none; ' +
        'null when the catalogue cannot be reached. Costs one batched call for the whole cart.',
      resolve: async (cart, _, { products, config, now }) => {
        const found = await Promise.all(cart.lines.map(({ path }) => products.load(path)));
        return cartWarnings(
          cart,
          cart.lines.map((line, index) => standingOf(cart, line, found[index], config, now())),
        );
      },
    }),
    isEmpty: t.boolean({ description: 'Whether it has no lines.', resolve: ({ lines }) => lines.length === 0 }),
  }),
});

builder.queryField('cart', (t) =>
  t.field({
    extensions: { scope: 'cart', isPublic: false },
    type: CartType,
    nullable: true,
    description:
      'The caller’s cart, by the storefront’s cookie or a partner’s Bearer token. Empty for none; null on failure.',
    resolve: (_, __, { cart }, info) => (selectsProducts(info) ? cart.readWithProducts() : cart.read()),
  }),
);
