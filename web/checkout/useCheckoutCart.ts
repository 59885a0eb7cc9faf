import { useEffect, useSyncExternalStore } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { parsePostcode } from '@storefront/domain/contact/postcode.rules.ts';
import type { useCheckoutCartQuery } from '../__generated__/useCheckoutCartQuery.graphql.ts';
import { readStoredCart, subscribeStoredCart } from '../cart/client/offline-cart-storage.ts';
import { usePostcode } from '../cart/delivery/postcode-cookie.ts';
import { useCart } from '../cart/useCart.ts';
import { reportUnexpected } from '../ui/failure/connection-error.ts';
import { hasOwnTotals, type CheckoutDraft } from './checkout.rules.ts';

export type CheckoutCart = NonNullable<useCheckoutCartQuery['response']['cart']> & {
  /** The totals are those of the lines. Otherwise they are being fetched. */
  hasTotals: boolean;
};

/**
 * Browser only: suspends while the cart loads, and fetches again for each `attempt` and when the cart has changed.
 * Delivery is to the draft's postcode, else to the one that the basket showed, else to the UK mainland.
 */
export function useCheckoutCart(
  { method, address, deliveryOptionId }: Pick<CheckoutDraft, 'method' | 'address' | 'deliveryOptionId'>,
  attempt: number,
): CheckoutCart | null {
  const lastAnswer = useSyncExternalStore(subscribeStoredCart, storedAnswer, () => '');
  const known = usePostcode();
  const postcode = parsePostcode(address.postcode) ? address.postcode : known;
  const { cart } = useLazyLoadQuery<useCheckoutCartQuery>(
    graphql`
      query useCheckoutCartQuery($method: DeliveryMethod!, $postcode: String, $option: ID, $withTotals: Boolean!) {
        cart {
          quantity
          isEmpty
          subtotal {
            incVat {
              pence
            }
            ...Price_price
          }
          discounts {
            ...OrderSums_discount
          }
          lines {
            id
            name
            sku
            quantity
            isModifier
            condition
            minimumAge
            selectedOptions {
              value
            }
            image {
              ...ShopImage_image
            }
            lineTotal {
              ...Price_price
            }
            ...Saving_line
          }
          totals(method: $method, postcode: $postcode, deliveryOptionId: $option) @include(if: $withTotals) {
            ... on CartTotals @alias(as: "done") {
              goods {
                ...Price_price @relay(mask: false)
              }
              deliveryOption {
                optionId
                name
              }
              total {
                incVat {
                  pence
                }
                ...Price_price
              }
              ...CheckoutSums_totals
              earliestDate
              latestDate
              dispatchAfterPayment {
                minimum
                maximum
              }
            }
            ... on UserError @alias(as: "refusal") {
              message
            }
          }
          mainlandTotals @skip(if: $withTotals) {
            goods {
              ...Price_price @relay(mask: false)
            }
            total {
              ...Price_price
            }
            ...CheckoutSums_totals
          }
        }
      }
    `,
    {
      method,
      postcode: method === 'ADDRESS' ? postcode : null,
      option: method === 'ADDRESS' ? deliveryOptionId : null,
      withTotals: method === 'COLLECTION' || postcode !== null,
    },
    { fetchPolicy: 'store-and-network', fetchKey: `${attempt} ${lastAnswer}` },
  );
  useRestored(cart?.isEmpty === true);
  return cart ? { ...cart, hasTotals: hasOwnTotals(cart) } : null;
}

/** The shop answers an expired cart empty; the browser has a copy. */
function useRestored(isEmpty: boolean) {
  const { quantity, refresh } = useCart();
  const isExpired = isEmpty && quantity > 0;
  useEffect(() => {
    if (isExpired) refresh().catch(reportUnexpected);
  }, [isExpired, refresh]);
}

/** The shop's last answer to a change, which came without totals. */
const storedAnswer = (): string => JSON.stringify(readStoredCart().cart);
