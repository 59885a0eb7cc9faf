import type { TypeExtensions } from '../extensions.ts';
import { LINE_QUANTITY_RANGE } from '../../../domain/quantity.rules.ts';
import { lineTotal } from '../../../domain/money.rules.ts';
import { builder } from '../builder.ts';
import type { Config } from '../../../config/config.ts';
import { encodeId } from '../ids.rules.ts';
import { Image, imageOf } from '../image/image.schema.ts';
import { PriceType } from '../money/money.schema.ts';
import { wasPrice } from '../product/prices.rules.ts';
import type { Product } from '../product/product.rules.ts';
import { ProductType } from '../product/product.schema.ts';
import { SelectedOption } from '../variant/variant.schema.ts';
import { selectsProducts } from './product-lookahead.ts';
import { standingOf } from './room.rules.ts';
import { previousPrice, subtotal, totalQuantity, type Cart, type CartLine } from './cart.rules.ts';
import { CartWarning } from './warning.schema.ts';
import { cartWarnings } from './warnings.rules.ts';

export const CartLineType = builder.objectRef<CartLine>('CartLine');
CartLineType.implement({
  description: 'A line of the cart. An add-on is a separate line that belongs to a parent line.',
  extensions: {
    scope: 'cart',
    findNode: async (key, _, { cart }) => (await cart.read()).lines.find(({ id }) => id === key),
  } satisfies TypeExtensions,
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'Global id.', resolve: ({ id }) => encodeId('CartLine', id) }),
    name: t.exposeString('name', { description: 'The product’s name.' }),
    sku: t.exposeString('sku', { description: 'The stock-keeping unit of the product or variant.' }),
    path: t.exposeString('path', { description: 'Path of the product’s page.' }),
    quantity: t.exposeInt('quantity', { description: `The quantity, ${LINE_QUANTITY_RANGE}.` }),
    price: t.expose('price', { type: PriceType, description: 'The unit price, from the catalogue.' }),
    lineTotal: t.field({
      type: PriceType,
      description: 'Unit price inc VAT × quantity; its ex VAT is 5/6 of that, rounded half up once.',
      resolve: ({ price, quantity }) => lineTotal(price, quantity),
    }),
    retailPrice: t.field({
      type: PriceType,
      nullable: true,
      description:
        'The recommended retail unit price; null when there is none. Use `wasPrice` for a struck-through price.',
      resolve: ({ retailPrice }) => retailPrice,
    }),
    wasPrice: t.field({
      type: PriceType,
      nullable: true,
      description:
        'The recommended retail unit price, to show struck through beside the price. Null when it does not exceed the price.',
      resolve: (line) => wasPrice(line),
    }),
    priceWhenAdded: t.field({
      type: PriceType,
      nullable: true,
      description:
        'The unit price when the line was added; null when the shop API does not store it. `price` is what is charged.',
      resolve: ({ priceWhenAdded }) => priceWhenAdded,
    }),
    previousPrice: t.field({
      type: PriceType,
      nullable: true,
      description:
        'The unit price when the line was added, where it differs from `price`. Null when the price has not changed, or when the shop API does not store the earlier one.',
      resolve: previousPrice,
    }),
    image: t.field({
      type: Image,
      nullable: true,
      description: 'The image of the product or its chosen variant.',
      resolve: ({ imageUrl, name }, _, { config }) => imageOf(imageUrl, name, config),
    }),
    selectedOptions: t.field({
      type: [SelectedOption],
      description: 'The variant’s options; empty for a product without variants.',
      resolve: ({ selectedOptions }) => [...selectedOptions],
    }),
    isModifier: t.exposeBoolean('isModifier', { description: 'Whether it is an add-on.' }),
    parent: t.field({
      type: CartLineType,
      nullable: true,
      description: 'The parent line of an add-on. Null for other lines.',
      resolve: async ({ parentId }, _, { cart }) =>
        parentId === null ? null : (await cart.read()).lines.find(({ id }) => id === parentId),
    }),
    parentId: t.id({
      nullable: true,
      deprecationReason: 'Use `parent`.',
      description: 'Global id of the parent line of an add-on; null for other lines.',
      resolve: ({ parentId }) => parentId && encodeId('CartLine', parentId),
    }),
    canChangeQuantity: t.exposeBoolean('canChangeQuantity', {
      description: 'Whether its quantity can be changed. False for an add-on, whose quantity follows its parent line.',
    }),
    maximumQuantity: t.int({
      extensions: { reads: ['products'] },
      nullable: true,
      description:
        'The highest quantity this line can have: the current stock less the quantities of other lines. Below `quantity` when stock has fallen; 0 when the product no longer exists. Null when the catalogue cannot be reached. Costs one batched call for the whole cart.',
      resolve: (line, _, { cart, products, config }) => {
        const product = products.known(line.path);
        const held = cart.held();
        if (held && product !== undefined) return mostOf(held, line, product, config);
        return Promise.all([cart.read(), products.load(line.path)]).then(([whole, found]) =>
          mostOf(whole, line, found, config),
        );
      },
    }),
    product: t.field({
      extensions: { reads: ['products'] },
      type: ProductType,
      nullable: true,
      description:
        'The current product of the catalogue; null when it no longer exists. Costs one batched call for the whole cart.',
      resolve: ({ path }, _, { products }) => products.known(path) ?? products.load(path),
    }),
  }),
});

/** The maximum quantity of a line; 0 when its product is no longer sold. */
function mostOf(cart: Cart, line: CartLine, product: Product | null, config: Config): number | null {
  const standing = standingOf(cart, line, product, config);
  return standing.kind === 'gone' ? 0 : standing.maximum;
}

export const CartType = builder.objectRef<Cart>('Cart');
CartType.implement({
  description: 'The caller’s shopping cart. Its totals are the sums of its lines, including and excluding VAT.',
  extensions: {
    scope: 'cart',
    findNode: (key, _, { cart }) => (key === 'current' ? cart.read() : null),
  } satisfies TypeExtensions,
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({
      description: 'Global id: a constant that always refers to the caller’s own cart.',
      resolve: () => encodeId('Cart', 'current'),
    }),
    lines: t.field({
      type: [CartLineType],
      description: 'The cart’s lines in the order they were added; add-ons follow their parent line.',
      resolve: ({ lines }) => [...lines],
    }),
    quantity: t.int({ description: 'The total number of items, add-ons included.', resolve: totalQuantity }),
    subtotal: t.field({ type: PriceType, description: 'The sum of the lines, without delivery.', resolve: subtotal }),
    warnings: t.field({
      extensions: { reads: ['products'] },
      type: [CartWarning],
      nullable: true,
      description:
        'Changes since the lines were added: prices, stock and products no longer sold. Empty for none; null when the catalogue cannot be reached. Costs one batched call for the whole cart.',
      resolve: async (cart, _, { products, config }) => {
        const found = await Promise.all(cart.lines.map(({ path }) => products.load(path)));
        return cartWarnings(
          cart,
          cart.lines.map((line, index) => standingOf(cart, line, found[index], config)),
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
      'The caller’s cart, identified by the storefront’s cookie or a partner’s `Authorization: Bearer` token. Empty for a caller without a cart; null only when the shop API cannot answer.',
    resolve: (_, __, { cart }, info) => (selectsProducts(info) ? cart.readWithProducts() : cart.read()),
  }),
);
