import { Type, type Static } from 'typebox';
import { LINE_QUANTITY_MAXIMUM } from '../../../domain/quantity.rules.ts';
import { digits, optionalFlag, optionalInteger, optionalText, parameter, token } from './values.ts';

export const CartParameters = Type.Object({ token });

export const AddParameters = Type.Object({
  token: parameter('The cart’s token. Without one, or with `new_customer`, a cart is made.', {
    examples: ['new_customer'],
  }),
});

export const LineParameters = Type.Object({
  token,
  item_id: digits('The line’s id.'),
  quantity: digits('The quantity, 1 to 9,999: to set, or to take off.', { examples: ['2'] }),
});

const AddedItem = Type.Object(
  {
    product_id: Type.Integer({ description: 'The product’s number.', examples: [1] }),
    variant_id: optionalInteger('The variant’s number; required for a product with variants.'),
    quantity: Type.Integer({
      minimum: 1,
      maximum: LINE_QUANTITY_MAXIMUM,
      description: 'The quantity to add.',
      examples: [2],
    }),
    is_modifier: optionalFlag('Whether it is an add-on of another product.'),
    parent_id: optionalInteger('The product that it is an add-on of.'),
    maximum_quantity: optionalInteger(
      'The most that the cart may hold of it; null for no limit. Defaults to what is in stock.',
      { minimum: 0 },
    ),
  },
  { title: 'AddedItem', description: 'A product to add to a cart.' },
);
export type AddedItem = Static<typeof AddedItem>;

export const AddBody = Type.Object(
  {
    items: Type.Array(AddedItem, { minItems: 1, maxItems: 50, description: 'The products to add.' }),
    cart_key: optionalText('Names a cart that is yet to be made: first additions with the same key go into one cart.', {
      minLength: 16,
      maxLength: 100,
      examples: ['8b1c6f0e-first-cart'],
    }),
    idempotency_key: optionalText('The same key adds once, however often it is sent.', {
      minLength: 8,
      maxLength: 100,
      examples: ['4f8a2c11-addition'],
    }),
  },
  { title: 'CartAddition', description: 'Products to add to a cart.' },
);
