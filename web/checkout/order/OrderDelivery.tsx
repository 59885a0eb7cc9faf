import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderDelivery_order$key } from '../../__generated__/OrderDelivery_order.graphql.ts';
import { dispatchAfterPayment } from '@storefront/domain/delivery/dispatch-words.rules.ts';
import { formatDelivery } from '@storefront/domain/delivery/date-words.rules.ts';
import { AddressLines, TextLines } from './AddressLines.tsx';
import * as styles from './OrderPage.css.ts';

/** The delivery address and date. */
export function OrderDelivery({ order }: { order: OrderDelivery_order$key }) {
  const { delivery, billingAddress } = useFragment(
    graphql`
      fragment OrderDelivery_order on Order {
        delivery {
          method
          address {
            ...AddressLines_address
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
          tracking {
            carrier
            number
            url
          }
        }
        billingAddress {
          ...AddressLines_address
        }
      }
    `,
    order,
  );
  const { address, store, earliestDate, latestDate, dispatchAfterPayment: days, tracking } = delivery;
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
      {tracking && (
        <p>
          {tracking.carrier ? `${tracking.carrier} tracking` : 'Tracking'}{' '}
          {tracking.number && <strong>{tracking.number}</strong>}{' '}
          {tracking.url && (
            <a href={tracking.url} rel="noreferrer">
              Follow your parcel
            </a>
          )}
        </p>
      )}
      {address && <AddressLines address={address} />}
      {store && (
        <TextLines lines={[store.name, store.address1, store.address2, store.city, store.postcode, store.phone]} />
      )}
      {billingAddress && (
        <>
          <h3 className={styles.heading}>Invoice to</h3>
          <AddressLines address={billingAddress} />
        </>
      )}
    </section>
  );
}
