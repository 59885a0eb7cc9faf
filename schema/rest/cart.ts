import { Type, type Static } from 'typebox';
import {
  count,
  entityId,
  identifier,
  ignoredWhenBroken,
  listOf,
  minimumAge,
  optional,
  optionalEntityId,
  optionalFlag,
  optionalIdentifier,
  optionalNumber,
  optionalPrice,
  optionalText,
  path,
  price,
  token,
} from './values.ts';
import { discounts } from './discount.ts';
import { retailPriceIsRegular } from './product/sale.ts';
import { unitPricing } from './product/unit-pricing.ts';

const QUANTITY_MAXIMUM = 2_147_483_647;

export const cartItemProperties = {
  id: identifier('The line’s identifier.'),
  product_id: entityId('The product’s number.'),
  variant_id: optionalEntityId('The variant’s number; null for a product without options.'),
  name: optionalText('The product’s name.'),
  sku: optionalText('The stock-keeping unit.'),
  product_url: path('The path of the product’s page.'),
  quantity: Type.Integer({ minimum: 1, maximum: QUANTITY_MAXIMUM, description: 'The number of units.' }),
  price: price('The price of one unit.'),
  retail_price: price(
    'The recommended retail price of one unit, or during a sale the price that it replaces; 0 when there is none.',
  ),
  retail_price_is_regular: retailPriceIsRegular,
  image_standard: optionalText('The URL of its image.'),
  image_tiny: optionalText('The URL of a small image, used when there is no `image_standard`.'),
  variant_display: optional(
    Type.Array(
      Type.Object({
        option_display_name: Type.String({ description: 'The option’s name, such as “Finish”.' }),
        label: Type.String({ description: 'The chosen value, such as “White”.' }),
      }),
      { description: 'The chosen options.' },
    ),
  ),
  minimum_age: minimumAge(),
  condition: optionalText('`new`, the default, `used` or `refurbished`.'),
  ...unitPricing,
  is_modifier: optionalFlag('Whether the line is an add-on of another line.'),
  parent_id: optionalIdentifier('The identifier of the parent line of an add-on.'),
  show_remove_quantity: optionalFlag('False for a line whose quantity follows its parent line’s.'),
  brand_id: ignoredWhenBroken(entityId('The number of the product’s brand.')),
  inventory_level: ignoredWhenBroken(
    optionalNumber('The units in stock, of the variant where stock is tracked per variant.'),
  ),
  added_price: optionalPrice('The price of one unit when it was added.'),
};

export type CartItemRecord = Static<typeof CartItemRecord>;
export const CartItemRecord = Type.Object(cartItemProperties, {
  title: 'CartItemRecord',
  description: 'A line of a cart.',
});

/** `GET /cart` */
export const CartAnswer = Type.Object(
  {
    cart: Type.Object(
      {
        items: listOf(CartItemRecord, 'The cart’s lines, in the order in which they were added.'),
        removed_items: ignoredWhenBroken(
          Type.Array(Type.Object({ name: optionalText('The product’s name.') }), {
            description: 'Lines removed from the cart because their product is no longer sold.',
          }),
        ),
        discounts,
      },
      { title: 'CartRecord', description: 'A cart.' },
    ),
  },
  { title: 'CartAnswer', description: 'The cart of a token.' },
);

/** `POST /add_to_cart` */
export const AddToCartAnswer = Type.Object(
  { token: token('The token of the cart; a new one for `new_customer`.') },
  { title: 'AddToCartAnswer', description: 'The cart after the addition.' },
);

/** `POST /add_to_cart`, with status 409 */
export const MaximumStockRefusal = Type.Object(
  {
    code: Type.Literal('maximum_stock', { description: 'The cart would exceed the maximum quantity of a product.' }),
    maximum_quantity: count('The maximum quantity of the product in the cart.'),
  },
  { title: 'MaximumStockRefusal', description: 'Why nothing was added.' },
);
