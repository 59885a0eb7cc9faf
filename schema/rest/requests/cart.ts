import { Type, type Static } from 'typebox';
import { LINE_QUANTITY_MAXIMUM, LINE_QUANTITY_RANGE } from '@storefront/domain/quantity.rules.ts';
import {
  digits,
  LINE_ID_LENGTH,
  lineId,
  optionalFlag,
  optionalInteger,
  optionalPrice,
  optionalText,
  parameter,
  token,
} from './values.ts';

export const CartParameters = Type.Object({ token });

export const AddParameters = Type.Object({
  token: parameter(
    'The cart’s token. A new cart is created without one, with `new_customer`, and for an unknown one.',
    {
      examples: ['new_customer'],
    },
  ),
});

export const LineParameters = Type.Object({
  token,
  item_id: lineId(
    'The line’s id, as `GET /cart` had it. Its add-ons follow it: they get the same quantity, or are removed with it.',
  ),
  quantity: digits(
    `The quantity to set or to remove, ${LINE_QUANTITY_RANGE}. Not compared with the stock: ` +
      'the gateway does that, and the checkout.',
    { examples: ['2'] },
  ),
});

/** Longer than any name or path in a catalogue; only bounds what a request may hold. */
const ITEM_TEXT_MAXIMUM = 1_000;
const URL_MAXIMUM = 2_000;

const AddedItem = Type.Object(
  {
    product_id: Type.Integer({ description: 'The product’s number.', examples: [1] }),
    variant_id: optionalInteger('The variant’s number; required for a product with variants.'),
    quantity: Type.Integer({
      minimum: 1,
      maximum: LINE_QUANTITY_MAXIMUM,
      description: 'The quantity to add: to the line of the same product, variant and parent, or on a new line.',
      examples: [2],
    }),
    is_modifier: optionalFlag(
      'Whether it is an add-on: of the cart line `parent_id`, or else of the last item before it that is none.',
    ),
    parent_id: Type.Optional(
      Type.Unsafe<number | string | null>({
        type: ['integer', 'string', 'null'],
        maxLength: LINE_ID_LENGTH,
        description: 'The id of the cart line that it is an add-on of; null when it belongs to an item before it.',
      }),
    ),
    maximum_quantity: optionalInteger(
      'The maximum quantity of the product, or of its variant where stock is tracked per variant, in the cart; ' +
        'null for no limit, as for products made to order. Defaults to the units in stock, where they are tracked.',
      { minimum: 0 },
    ),
    name: optionalText('The product’s name, as its page showed it.', { maxLength: ITEM_TEXT_MAXIMUM }),
    sku: optionalText('Its code, or the variant’s.', { maxLength: ITEM_TEXT_MAXIMUM }),
    price: optionalPrice('The price of one unit, as the page showed it. A shop takes prices from its own catalogue.'),
    retail_price: optionalPrice('The recommended retail price of one unit; 0 when there is none.'),
    product_url: optionalText('The path of its page.', { maxLength: URL_MAXIMUM }),
    image_standard: optionalText('The URL of its image.', { maxLength: URL_MAXIMUM }),
    image_tiny: optionalText('The URL of a small version of the image.', { maxLength: URL_MAXIMUM }),
    show_remove_quantity: optionalFlag('False for an add-on, whose quantity follows its product’s.'),
    brand_id: optionalInteger('The number of the product’s brand; null where it is unknown.'),
    inventory_level: optionalInteger(
      'The units in stock, of the variant where stock is tracked per variant, as the page knew them; ' +
        'null where they are unknown. `maximum_quantity` limits the cart.',
    ),
    variant_display: Type.Optional(
      Type.Array(
        Type.Object({
          option_display_name: Type.String({
            maxLength: ITEM_TEXT_MAXIMUM,
            description: 'The option’s name, such as “Finish”.',
          }),
          label: Type.String({ maxLength: ITEM_TEXT_MAXIMUM, description: 'The chosen value, such as “White”.' }),
        }),
        { maxItems: 20, description: 'The chosen options.' },
      ),
    ),
  },
  { title: 'AddedItem', description: 'A product to add to a cart.' },
);
export type AddedItem = Static<typeof AddedItem>;

export const AddBody = Type.Object(
  {
    items: Type.Array(AddedItem, { minItems: 1, maxItems: 500, description: 'The products to add.' }),
    cart_key: optionalText(
      'Identifies a cart before it has a token: first additions with the same key share a cart, also concurrent ' +
        'ones. A repeated first addition has the same cart key and idempotency key.',
      {
        minLength: 16,
        maxLength: 100,
        examples: ['8b1c6f0e-first-cart'],
      },
    ),
    idempotency_key: optionalText('The idempotency key of the cart: requests repeated with it add once.', {
      minLength: 8,
      maxLength: 100,
      examples: ['4f8a2c11-addition'],
    }),
  },
  { title: 'CartAddition', description: 'Products to add to a cart.' },
);
