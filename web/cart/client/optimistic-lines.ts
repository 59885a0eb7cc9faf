import { graphql, readInlineData } from 'relay-runtime';
import type { optimisticLines_option$key } from '../../__generated__/optimisticLines_option.graphql.ts';
import type { optimisticLines_product$key } from '../../__generated__/optimisticLines_product.graphql.ts';
import type { optimisticLines_variant$key } from '../../__generated__/optimisticLines_variant.graphql.ts';
import type { ShopImage_image$key } from '../../__generated__/ShopImage_image.graphql.ts';
import { readShopImage } from '../../ui/image/ShopImage.tsx';
import { totalOf, type AddChange, type RawLine } from '../outbox/optimistic-cart.rules.ts';

/** The component that offers it spreads these fragments. */
export interface Addition {
  product: optimisticLines_product$key;
  /** Null for a product without variants. */
  variant: optimisticLines_variant$key | null;
  image: ShopImage_image$key | null | undefined;
  /** The option of each modifier, and its picture. */
  modifiers: readonly {
    id: string;
    option: optimisticLines_option$key & { readonly image: ShopImage_image$key | null | undefined };
  }[];
  /** From 1. */
  quantity: number;
}

/** Its lines show until the shop has answered: the product's, then its add-ons'. */
export function additionChange(
  { product: key, variant: variantKey, image, modifiers, quantity }: Addition,
  id: string,
): AddChange {
  const product = readProduct(key);
  const variant = readVariant(variantKey);
  const options = modifiers.map((modifier) => ({
    modifierId: modifier.id,
    image: readShopImage(modifier.option.image),
    ...readOption(modifier.option),
  }));
  const main = {
    ...newLine(`local:${id}`, quantity, (variant ?? product).price),
    wasPrice: (variant ?? product).wasPrice,
    wasRegularPrice: (variant ?? product).wasRegularPrice,
    name: product.name,
    sku: variant?.sku ?? product.sku,
    path: product.path,
    leadTime: (variant ?? product).leadTime,
    condition: product.condition,
    minimumAge: product.minimumAge,
    selectedOptions: variant?.selectedOptions ?? [],
    image: readShopImage(image),
  };
  const addOns = options.map(({ label, sku, price, image: picture }, index) => ({
    ...newLine(`${main.id}/${index}`, quantity, price),
    name: label,
    sku: sku ?? '',
    // An add-on's own address is not known here.
    path: product.path,
    // An add-on's retail price comes with the answer.
    wasPrice: null,
    selectedOptions: [{ name: 'Add-on', value: label }],
    isModifier: true,
    canChangeQuantity: false,
    parentId: main.id,
    image: picture,
  }));
  const input = {
    productId: product.id,
    variantId: variant?.id,
    quantity,
    modifiers: options.map(({ modifierId, id: optionId }) => ({ modifierId, optionId })),
  };
  return { kind: 'add', variables: { input }, lines: [main, ...addOns] };
}

/** A field that a component of the line selects fails the type check until it is here or in the caller. */
function newLine(id: string, quantity: number, price: RawLine['price']) {
  return {
    id,
    quantity,
    price,
    lineTotal: totalOf({ price, quantity }),
    previousPrice: null,
    wasRegularPrice: false,
    condition: 'NEW' as const,
    minimumAge: null,
    priceBreaks: null,
    isModifier: false,
    parentId: null,
    canChangeQuantity: true,
    maximumQuantity: null,
    stock: null,
    leadTime: null,
    product: null,
  };
}

function readProduct(product: optimisticLines_product$key) {
  return readInlineData(
    graphql`
      fragment optimisticLines_product on Product @inline {
        id
        name
        sku
        path
        leadTime
        condition
        minimumAge
        price {
          ...Price_price @relay(mask: false)
        }
        wasRegularPrice
        wasPrice {
          ...Price_price @relay(mask: false)
        }
      }
    `,
    product,
  );
}

function readVariant(variant: optimisticLines_variant$key | null) {
  return readInlineData(
    graphql`
      fragment optimisticLines_variant on Variant @inline {
        id
        sku
        leadTime
        price {
          ...Price_price @relay(mask: false)
        }
        wasRegularPrice
        wasPrice {
          ...Price_price @relay(mask: false)
        }
        selectedOptions {
          name
          value
        }
      }
    `,
    variant,
  );
}

function readOption(option: optimisticLines_option$key) {
  return readInlineData(
    graphql`
      fragment optimisticLines_option on ModifierOption @inline {
        id
        label
        sku
        price {
          ...Price_price @relay(mask: false)
        }
      }
    `,
    option,
  );
}
