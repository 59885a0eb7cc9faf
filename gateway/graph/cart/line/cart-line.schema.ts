import { LINE_QUANTITY_RANGE } from '@storefront/domain/quantity.rules.ts';
import { lineTotal } from '@storefront/domain/money.rules.ts';
import { builder } from '../../builder.ts';
import type { Config } from '../../../config/config.ts';
import { encodeId } from '../../ids.rules.ts';
import { Image, imageOf } from '../../image/image.schema.ts';
import { PriceType, WAS_REGULAR } from '../../money/money.schema.ts';
import { PriceBreakType, USUAL_BREAKS } from '../../money/price-break.schema.ts';
import { isWasRegular, wasPrice } from '../../product/prices.rules.ts';
import type { Product } from '../../product/product.rules.ts';
import { MINIMUM_AGE, ProductCondition } from '../../product/condition.schema.ts';
import { ProductType } from '../../product/product.schema.ts';
import { SelectedOption } from '../../variant/variant.schema.ts';
import { standingOf } from '../room.rules.ts';
import { previousPrice, type Cart, type CartLine } from '../cart.rules.ts';
import { Brand } from '../../brand/brand.schema.ts';
import { stockOfProduct } from '../../product/stock.rules.ts';
import { Stock } from '../../product/stock.schema.ts';

export const CartLineType = builder.nodeRef<CartLine>('CartLine', {
  id: { resolve: ({ id }) => id },
  loadWithoutCache: async (key, { cart }) => (await cart.read()).lines.find(({ id }) => id === key),
});
CartLineType.implement({
  description: 'A line of the cart. An add-on is a separate line that belongs to a parent line.',
  extensions: { scope: 'cart' },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The product’s name.' }),
    sku: t.exposeString('sku', { description: 'The stock-keeping unit of the product or variant.' }),
    path: t.exposeString('path', { description: 'Path of the product’s page.' }),
    quantity: t.exposeInt('quantity', { description: `The quantity, ${LINE_QUANTITY_RANGE}.` }),
    price: t.expose('price', { type: PriceType, description: 'The unit price, from the catalogue.' }),
    priceBreaks: t.field({
      extensions: { reads: ['products'] },
      type: [PriceBreakType],
      complexity: { field: 1, multiplier: USUAL_BREAKS },
      nullable: true,
      description:
        'The line’s unit price from each quantity on, from 1; empty where one price is for all. ' +
        'Null when the product no longer exists. Costs one batched call for the whole cart.',
      resolve: async ({ path, variantId }, _, { products }) => {
        const product = products.known(path) ?? (await products.load(path));
        const variant = product?.detail?.variants.find(({ id }) => id === variantId);
        return product && stepsOf(variant ?? product);
      },
    }),
    lineTotal: t.field({
      type: PriceType,
      description: 'Unit price inc VAT × quantity; its ex VAT is 5/6 of that, rounded half up once.',
      resolve: ({ price, quantity }) => lineTotal(price, quantity),
    }),
    retailPrice: t.expose('retailPrice', {
      type: PriceType,
      nullable: true,
      description:
        'The recommended retail unit price; null when there is none. Use `wasPrice` for a struck-through price.',
    }),
    wasPrice: t.field({
      type: PriceType,
      nullable: true,
      description:
        'The recommended retail price, in a sale the regular one, to strike through. Null unless above the price.',
      resolve: (line) => wasPrice(line),
    }),
    wasRegularPrice: t.boolean({
      description: WAS_REGULAR,
      resolve: (line) => isWasRegular(line),
    }),
    priceWhenAdded: t.expose('priceWhenAdded', {
      type: PriceType,
      nullable: true,
      description:
        'The unit price when the line was added; null when the shop API does not store it. `price` is what is charged.',
    }),
    previousPrice: t.field({
      type: PriceType,
      nullable: true,
      description:
        'The unit price when the line was added. Null where it has not changed, or the shop API does not store it.',
      resolve: previousPrice,
    }),
    image: t.field({
      type: Image,
      nullable: true,
      description: 'The image of the product or its chosen variant.',
      resolve: ({ imageUrl, name }, _, { config }) => imageOf(imageUrl, name, config),
    }),
    selectedOptions: t.expose('selectedOptions', {
      type: [SelectedOption],
      description: 'The variant’s options; empty for a product without variants.',
    }),
    minimumAge: t.exposeInt('minimumAge', { nullable: true, description: MINIMUM_AGE }),
    condition: t.field({
      type: ProductCondition,
      description: 'Whether it is new, used or refurbished.',
      resolve: ({ condition }) => condition ?? 'new',
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
        'The highest quantity this line can have: the current stock less the quantities of other lines. Below ' +
        '`quantity` when stock has fallen; 0 when the product no longer exists. Null when the catalogue cannot be ' +
        'reached. Costs one batched call for the whole cart.',
      resolve: (line, _, { cart, products, config }) => {
        const product = products.known(line.path);
        const held = cart.held();
        if (held && product !== undefined) return mostOf(held, line, product, config);
        return Promise.all([cart.read(), products.load(line.path)]).then(([whole, found]) =>
          mostOf(whole, line, found, config),
        );
      },
    }),
    brand: t.field({
      extensions: { reads: ['products', 'brand_name', 'brand_url'] },
      type: Brand,
      nullable: true,
      description:
        'The product’s brand. Null without one or without a product. Costs one batched call for the whole cart.',
      resolve: async ({ path }, _, { products }) => {
        const brand = (products.known(path) ?? (await products.load(path)))?.brand;
        return brand?.name ? brand : null;
      },
    }),
    stock: t.field({
      extensions: { reads: ['products'] },
      type: Stock,
      nullable: true,
      description:
        'The product’s or variant’s stock. Null when it no longer exists. Costs one batched call for the whole cart.',
      resolve: async ({ path, variantId }, _, { products, config, now }) => {
        const product = products.known(path) ?? (await products.load(path));
        if (!product) return null;
        if (variantId === null) return stockOfProduct(product, config, undefined, now());
        const variant = product.detail?.variants.find(({ id }) => id === variantId);
        return variant ? stockOfProduct(product, config, variant, now()) : null;
      },
    }),
    product: t.field({
      extensions: { reads: ['products'] },
      type: ProductType,
      nullable: true,
      description: 'The current product; null when it no longer exists. Costs one batched call for the whole cart.',
      resolve: ({ path }, _, { products }) => products.known(path) ?? products.load(path),
    }),
  }),
});

const stepsOf = ({ price, priceBreaks }: Pick<Product, 'price' | 'priceBreaks'>) =>
  priceBreaks.length === 0 ? [] : [{ quantity: 1, price }, ...priceBreaks];

/** 0 when its product is no longer sold. */
function mostOf(cart: Cart, line: CartLine, product: Product | null, config: Config): number | null {
  const standing = standingOf(cart, line, product, config);
  return standing.kind === 'gone' ? 0 : standing.maximum;
}
