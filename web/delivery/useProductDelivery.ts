import { useEffect } from 'react';
import { graphql } from 'react-relay/hooks';
import type { useProductDeliveryQuery } from '../__generated__/useProductDeliveryQuery.graphql.ts';
import { forgetPostcode, usePostcode } from './postcode-cookie.ts';
import { useFreshAnswer } from './useFreshAnswer.ts';

type Answer = NonNullable<useProductDeliveryQuery['response']['deliveryEstimate']>;

/** What delivery of a product costs and when it comes. */
export type ProductDelivery = Extract<Answer, { __typename: 'DeliveryEstimate' }>;

/** Delivery of one product to the postcode that is remembered, else to UK Mainland; null until it is known, and where there is none. */
export function useProductDelivery(productId: string, variantId: string | null): ProductDelivery | null {
  const postcode = usePostcode();
  const answer = useFreshAnswer<useProductDeliveryQuery>(productQuery, {
    postcode,
    productId,
    variantId,
  })?.deliveryEstimate;
  const isInvalid = answer?.__typename === 'InvalidPostcodeError';
  useEffect(() => {
    if (isInvalid) forgetPostcode();
  }, [isInvalid]);
  return answer?.__typename === 'DeliveryEstimate' ? answer : null;
}

const productQuery = graphql`
  query useProductDeliveryQuery($postcode: String, $productId: ID!, $variantId: ID) {
    deliveryEstimate(postcode: $postcode, productId: $productId, variantId: $variantId) {
      __typename
      ... on InvalidPostcodeError {
        code
      }
      ... on DeliveryEstimate {
        postcode
        zone {
          name
        }
        cost {
          incVat {
            pence
          }
          exVat {
            pence
          }
        }
        earliestDate
        latestDate
        estimatedOn
        remainingForFree {
          pence
        }
      }
    }
  }
`;
