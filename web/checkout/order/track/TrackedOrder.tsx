import { graphql, useFragment } from 'react-relay/hooks';
import type { TrackedOrder_order$key } from '../../../__generated__/TrackedOrder_order.graphql.ts';
import { formatDelivery } from '@storefront/domain/delivery/date-words.rules.ts';
import { formatMoment } from '../moment.rules.ts';
import * as orderStyles from '../OrderPage.css.ts';
import { statusWords } from '../status.data.ts';

/** The progress of an order. */
export function TrackedOrder({ order }: { order: TrackedOrder_order$key }) {
  const { number, status, placedAt, isCollected, storeName, earliestDate, latestDate } = useFragment(
    graphql`
      fragment TrackedOrder_order on TrackedOrder {
        number
        status
        placedAt
        isCollected
        storeName
        earliestDate
        latestDate
      }
    `,
    order,
  );
  const words = statusWords[status as keyof typeof statusWords];
  const isUnderWay = status !== 'CANCELLED' && status !== 'DELIVERED';
  return (
    <section className={orderStyles.section} aria-labelledby="tracked-order">
      <h2 id="tracked-order" className={orderStyles.heading}>
        Order {number}
      </h2>
      {words && <p className={orderStyles.status}>{words.name}</p>}
      {words && <p>{words.meaning}</p>}
      <p>Placed {formatMoment(placedAt)}.</p>
      {isUnderWay && earliestDate && (
        <p>
          {isCollected ? 'Ready' : 'Expected'}{' '}
          {formatDelivery({ earliest: earliestDate, latest: latestDate ?? earliestDate, estimatedOn: null })}
          {isCollected && storeName && ` at ${storeName}`}.
        </p>
      )}
    </section>
  );
}
