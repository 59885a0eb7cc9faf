import { createContext, use, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  DeliveryTerms_query$data,
  DeliveryTerms_query$key,
} from '../__generated__/DeliveryTerms_query.graphql.ts';
import { formatMoney } from '../../domain/money-text.rules.ts';

type Zones = DeliveryTerms_query$data['deliveryZones'];

const ZonesContext = createContext<Zones>([]);

interface DeliveryTermsProps {
  /** Null when the graph did not answer. */
  query: DeliveryTerms_query$key | null | undefined;
  children: ReactNode;
}

/** Has the charges at hand wherever a price is shown: the same for everyone, at any time. */
export function DeliveryTerms({ query, children }: DeliveryTermsProps) {
  const data = useFragment(
    graphql`
      fragment DeliveryTerms_query on Query {
        deliveryZones {
          code
          name
          charge {
            incVat {
              pence
            }
            exVat {
              pence
            }
          }
          freeFrom {
            pence
          }
          transitDays
        }
      }
    `,
    query,
  );
  return <ZonesContext value={data?.deliveryZones ?? []}>{children}</ZonesContext>;
}

/** Every zone with its charge; none where the graph has not told. */
export function useDeliveryZones(): Zones {
  return use(ZonesContext);
}

/** The zone that delivery is free to, which is meant while no postcode is known; null where the graph has not told. */
export function useMainland(): { charge: Zones[number]['charge']; transitDays: number; freeFrom: string } | null {
  const mainland = use(ZonesContext).find(({ freeFrom }) => freeFrom);
  return mainland?.freeFrom
    ? {
        charge: mainland.charge,
        transitDays: mainland.transitDays,
        freeFrom: formatMoney(mainland.freeFrom.pence).replace(/\.00$/, ''),
      }
    : null;
}
