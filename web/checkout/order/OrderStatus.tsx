import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderStatus_order$key } from '../../__generated__/OrderStatus_order.graphql.ts';
import * as styles from './OrderPage.css.ts';
import { showPlacedOrder, storeGreeting, usePlacedOrder } from '../../relay/session/placed-order.ts';
import { statusWords } from './status.data.ts';

/** The order's number, the shopper's own reference and the status. It thanks the shopper once, in the tab that placed the order. */
export function OrderStatus({ order }: { order: OrderStatus_order$key }) {
  const { number, purchaseOrderNumber, status, customerName, email } = useFragment(
    graphql`
      fragment OrderStatus_order on Order {
        number
        purchaseOrderNumber
        status
        customerName
        email
      }
    `,
    order,
  );
  const placed = usePlacedOrder();
  const isThanked = placed?.number === number && !placed.isGreeted && status !== 'CANCELLED';
  useEffect(() => {
    if (!isThanked) return undefined;
    storeGreeting();
    return showPlacedOrder;
  }, [isThanked]);
  const own = `Order ${number}`;
  const thanks = isThanked ? `Thank you, ${customerName}` : own;
  const title = status === 'CANCELLED' ? 'Your order was cancelled' : thanks;
  const words = statusWords[status as keyof typeof statusWords];
  return (
    <header className={styles.intro}>
      <h1>{title}</h1>
      {title !== own && (
        <p className={styles.number}>
          Order <strong>{number}</strong>
        </p>
      )}
      {purchaseOrderNumber && (
        <p className={styles.number}>
          Your order reference <strong>{purchaseOrderNumber}</strong>
        </p>
      )}
      {words && <p className={styles.status}>{words.name}</p>}
      {words && <p>{words.meaning}</p>}
      {isThanked && (
        <p>
          Your confirmation is on its way to <strong>{email}</strong>. Use the link in it to come back to this page and
          check the status of your order.
        </p>
      )}
    </header>
  );
}
