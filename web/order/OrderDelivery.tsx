import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderDelivery_order$key } from '../__generated__/OrderDelivery_order.graphql.ts';
import { dispatchAfterPayment } from '../../domain/delivery/dispatch-words.rules.ts';
import { formatDelivery } from '../../domain/delivery/date-words.rules.ts';
import * as styles from './OrderPage.css.ts';

/** The delivery address and date. */
export function OrderDelivery({ order }: { order: OrderDelivery_order$key }) {
  const { delivery, billingAddress } = useFragment(
    graphql`
      fragment OrderDelivery_order on Order {
        delivery {
          method
          address {
            ...OrderDeliveryLines @relay(mask: false)
          }
          store {
            name
            address1
            address2
            city
            postcode
            phone
          }
          earliestDate
          latestDate
          dispatchAfterPayment {
            minimum
            maximum
          }
        }
        billingAddress {
          ...OrderDeliveryLines @relay(mask: false)
        }
      }
    `,
    order,
  );
  const { address, store, earliestDate, latestDate, dispatchAfterPayment: days } = delivery;
  const isCollected = delivery.method === 'COLLECTION';
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{isCollected ? 'Collection' : 'Delivery'}</h2>
      {days && <p>{dispatchAfterPayment(days, isCollected)}.</p>}
      {earliestDate && (
        <p>
          {isCollected ? 'Ready' : 'Expected'}{' '}
          {formatDelivery({ earliest: earliestDate, latest: latestDate ?? earliestDate, estimatedOn: null })}
        </p>
      )}
      {address && (
        <Lines
          lines={[
            `${address.firstName} ${address.lastName}`,
            address.company,
            address.address1,
            address.address2,
            address.city,
            address.county,
            address.postcode,
            address.country,
          ]}
        />
      )}
      {store && <Lines lines={[store.name, store.address1, store.address2, store.city, store.postcode, store.phone]} />}
      {billingAddress && (
        <>
          <h3 className={styles.heading}>Invoice to</h3>
          <Lines
            lines={[
              `${billingAddress.firstName} ${billingAddress.lastName}`,
              billingAddress.company,
              billingAddress.address1,
              billingAddress.address2,
              billingAddress.city,
              billingAddress.county,
              billingAddress.postcode,
              billingAddress.country,
            ]}
          />
        </>
      )}
    </section>
  );
}

void graphql`
  fragment OrderDeliveryLines on Address {
    firstName
    lastName
    company
    address1
    address2
    city
    county
    postcode
    country
  }
`;

/** The lines of an address; empty ones are left out. */
function Lines({ lines }: { lines: readonly (string | null | undefined)[] }) {
  return (
    <address className={styles.address}>
      {lines
        .filter((line) => line?.trim())
        .map((line, index) => (
          <span key={index} className={styles.addressLine}>
            {line}
          </span>
        ))}
    </address>
  );
}
