import { Type, type Static } from 'typebox';
import {
  entityId,
  identifier,
  ignoredWhenBroken,
  listOf,
  optional,
  optionalEntityId,
  optionalFlag,
  optionalIdentifier,
  optionalPrice,
  optionalText,
  path,
  price,
  token,
} from './values.ts';

const QUANTITY_MAXIMUM = 2_147_483_647;

/** The properties of a line of a cart and of an order alike. */
export const cartItemProperties = {
  id: identifier('The line’s identifier.'),
  product_id: entityId('The product’s number.'),
  variant_id: optionalEntityId('The variant’s number; null for a product without options.'),
  name: optionalText('The product’s name.'),
  sku: optionalText('The stock-keeping unit.'),
  product_url: path('The path of the product’s page.'),
  quantity: Type.Integer({ minimum: 1, maximum: QUANTITY_MAXIMUM, description: 'The number of units.' }),
  price: price('The price of one unit.'),
  retail_price: price('The recommended retail price of one unit; 0 for none.'),
  image_standard: optionalText('The URL of its picture.'),
  image_tiny: optionalText('The URL of a small picture, shown where there is no other.'),
  variant_display: optional(
    Type.Array(
      Type.Object({
        option_display_name: Type.String({ description: 'The option’s name, such as “Finish”.' }),
        label: Type.String({ description: 'The chosen value, such as “Brass”.' }),
      }),
      { description: 'The options that were chosen.' },
    ),
  ),
  is_modifier: optionalFlag('Whether it is an add-on of another line.'),
  parent_id: optionalIdentifier('The identifier of the line that it is an add-on of.'),
  show_remove_quantity: optionalFlag('False for a line whose quantity follows another’s.'),
  added_price: optionalPrice('The price of one unit when it was added.'),
};

/** A line of a cart. */
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
            description: 'Lines that have left the cart because they are no longer sold.',
          }),
        ),
      },
      { title: 'CartRecord', description: 'A cart.' },
    ),
  },
  { title: 'CartAnswer', description: 'The cart that a token opens.' },
);

/** `POST /add_to_cart` */
export const AddToCartAnswer = Type.Object(
  { token: token('The token of the cart, which is a new one for `new_customer`.') },
  { title: 'AddToCartAnswer', description: 'The cart that was added to.' },
);

/** `POST /add_to_cart`, with status 409 */
export const MaximumStockRefusal = Type.Object(
  {
    code: Type.Literal('maximum_stock', { description: 'The cart would hold more than it may.' }),
    maximum_quantity: Type.Integer({ minimum: 0, description: 'The most that the cart may hold of it.' }),
  },
  { title: 'MaximumStockRefusal', description: 'Why nothing was added.' },
);
