import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { parsePostcode } from '../../domain/postcode.rules.ts';
import type { useCheckoutCartQuery } from '../__generated__/useCheckoutCartQuery.graphql.ts';
import type { CheckoutDraft } from './checkout.rules.ts';

export type CheckoutCart = NonNullable<useCheckoutCartQuery['response']['cart']>;

/**
 * The cart and what it comes to where the draft wants it; totals are missing while the place is not known. For the browser alone:
 * it suspends while the cart is on its way, and asks anew for each `attempt`.
 */
export function useCheckoutCart(
  { method, address }: Pick<CheckoutDraft, 'method' | 'address'>,
  attempt: number,
): CheckoutCart | null {
  const { cart } = useLazyLoadQuery<useCheckoutCartQuery>(
    graphql`
      query useCheckoutCartQuery($method: DeliveryMethod!, $postcode: String, $withTotals: Boolean!) {
        cart {
          quantity
          isEmpty
          subtotal {
            incVat {
              pence
            }
            exVat {
              pence
            }
          }
          lines {
            id
            ...CheckoutLine_line
          }
          totals(method: $method, postcode: $postcode) @include(if: $withTotals) {
            ... on CartTotals @alias(as: "done") {
              goods {
                incVat {
                  pence
                }
              }
              delivery {
                incVat {
                  pence
                }
              }
              total {
                incVat {
                  pence
                }
                exVat {
                  pence
                }
              }
              vat {
                pence
              }
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
        }
      }
    `,
    {
      method,
      postcode: method === 'ADDRESS' ? address.postcode : null,
      withTotals: method === 'COLLECTION' || parsePostcode(address.postcode) !== null,
    },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  return cart ?? null;
}
