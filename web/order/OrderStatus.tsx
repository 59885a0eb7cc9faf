import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderStatus_order$key } from '../__generated__/OrderStatus_order.graphql.ts';
import * as styles from './OrderPage.css.ts';
import { statusWords } from './status.data.ts';

/** The order's number, the shopper's own reference and the status. */
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
  const words = statusWords[status as keyof typeof statusWords];
  return (
    <header className={styles.intro}>
      <h1>{status === 'CANCELLED' ? 'Your order was cancelled' : `Thank you, ${customerName}`}</h1>
      <p className={styles.number}>
        Order <strong>{number}</strong>
      </p>
      {purchaseOrderNumber && (
        <p className={styles.number}>
          Your order reference <strong>{purchaseOrderNumber}</strong>
        </p>
      )}
      {words && <p className={styles.status}>{words.name}</p>}
      {words && <p>{words.meaning}</p>}
      {status !== 'CANCELLED' && (
        <p>
          Your confirmation is on its way to <strong>{email}</strong>. Use the link in it to come back to this page and
          check the status of your order.
        </p>
      )}
    </header>
  );
}
