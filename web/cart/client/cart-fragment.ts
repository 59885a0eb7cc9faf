import { graphql, readInlineData } from 'relay-runtime';
import type { cartFragment_cart$key } from '../../__generated__/cartFragment_cart.graphql.ts';
import type { RawCart } from '../outbox/optimistic-cart.rules.ts';

/** Plain data, for the browser to store. A field that a component selects fails the type check until it is here. */
export function readCart(cart: cartFragment_cart$key): RawCart {
  return readInlineData(
    graphql`
      fragment cartFragment_cart on Cart @inline {
        id
        quantity
        isEmpty
        isNew
        subtotal {
          incVat {
            pence
          }
          exVat {
            pence
          }
        }
        discounts {
          name
          amount {
            incVat {
              pence
            }
          }
        }
        warnings {
          message
          line {
            id
          }
        }
        lines {
          id
          name
          sku
          path
          quantity
          maximumQuantity
          stock {
            status
            expectedOn
          }
          leadTime
          condition
          minimumAge
          canChangeQuantity
          isModifier
          parentId
          selectedOptions {
            name
            value
          }
          image {
            w160: path(width: 160)
            w320: path(width: 320)
            w640: path(width: 640)
            w960: path(width: 960)
            w1280: path(width: 1280)
            description
          }
          price {
            ...Price_price @relay(mask: false)
          }
          priceBreaks {
            quantity
            price {
              ...Price_price @relay(mask: false)
            }
          }
          wasRegularPrice
          wasPrice {
            ...Price_price @relay(mask: false)
          }
          previousPrice {
            ...Price_price @relay(mask: false)
          }
          lineTotal {
            ...Price_price @relay(mask: false)
          }
          product {
            id
            minimumQuantity
            quantityMultiple
            variants {
              id
              sku
            }
            modifiers {
              id
              options {
                id
                sku
              }
            }
          }
        }
      }
    `,
    cart,
  );
}
