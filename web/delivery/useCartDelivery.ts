import { useEffect } from 'react';
import { graphql } from 'react-relay/hooks';
import type { useCartDeliveryQuery } from '../__generated__/useCartDeliveryQuery.graphql.ts';
import { deliveryCost, type DeliveryDays, type Views } from './delivery.rules.ts';
import { useDeliveryZones } from './DeliveryTerms.tsx';
import { forgetPostcode, usePostcode } from './postcode-cookie.ts';
import { useFreshAnswer } from './useFreshAnswer.ts';

/** A change of the cart is saved a moment after it shows, and its date is asked for after that. */
const REST_MILLISECONDS = 1_200;

export interface CartDelivery {
  postcode: string;
  zoneName: string;
  /** Of the goods that are on screen. */
  cost: Views;
  /** Goods inc VAT from which delivery is free, in pence; null where it never is. */
  freeFrom: number | null;
  days: DeliveryDays;
}

/** Delivery of the caller's cart to the postcode that is remembered; null while there is none, and where the graph cannot say. */
export function useCartDelivery(goods: Views): CartDelivery | null {
  const zones = useDeliveryZones();
  const postcode = usePostcode();
  const answer = useFreshAnswer<useCartDeliveryQuery>(cartQuery, postcode === null ? null : { postcode }, {
    topic: String(goods.incVat.pence),
    restMilliseconds: REST_MILLISECONDS,
  });
  const delivery = answer?.cart?.delivery;
  const isInvalid = delivery?.__typename === 'InvalidPostcodeError';
  useEffect(() => {
    if (isInvalid) forgetPostcode();
  }, [isInvalid]);
  if (delivery?.__typename !== 'DeliveryEstimate' || !delivery.postcode || delivery.postcode !== postcode) return null;
  const zone = zones.find(({ code }) => code === delivery.zone.code);
  return zone
    ? {
        postcode,
        zoneName: zone.name,
        cost: deliveryCost(zone, goods.incVat.pence),
        freeFrom: zone.freeFrom?.pence ?? null,
        days: delivery,
      }
    : null;
}

const cartQuery = graphql`
  query useCartDeliveryQuery($postcode: String!) {
    cart {
      delivery(postcode: $postcode) {
        __typename
        ... on InvalidPostcodeError {
          code
        }
        ... on DeliveryEstimate {
          postcode
          zone {
            code
          }
          earliestDate
          latestDate
          estimatedOn
        }
      }
    }
  }
`;
