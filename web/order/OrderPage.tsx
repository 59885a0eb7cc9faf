import { graphql } from 'react-relay/hooks';
import type { OrderPageQuery } from '../__generated__/OrderPageQuery.graphql.ts';
import { usePage } from '../app/page.ts';
import { PageMeta } from '../meta/PageMeta.tsx';
import { container } from '../ui/Container.css.ts';
import { AccountOffer } from './AccountOffer.tsx';
import { OrderDelivery } from './OrderDelivery.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import * as styles from './OrderPage.css.ts';

/** An order as it was placed and where it stands: the confirmation, and what its link leads to ever after. */
export function OrderPage() {
  const { order } = usePage<OrderPageQuery>(graphql`
    query OrderPageQuery($id: ID!, $key: String!) @throwOnFieldError {
      order(id: $id, key: $key) {
        number
        ...OrderStatus_order
        ...OrderPayment_order
        ...OrderLines_order
        ...OrderDelivery_order
      }
    }
  `);
  if (!order) return null;
  return (
    <div className={`${container} ${styles.page}`}>
      <PageMeta title={`Order ${order.number}`} robots="noindex" />
      <OrderStatus order={order} />
      <div className={styles.columns}>
        <div className={styles.facts}>
          <OrderPayment order={order} />
          <OrderDelivery order={order} />
          <section className={styles.section}>
            <h2 className={styles.heading}>Changed your mind?</h2>
            <p>
              You may cancel within 14 days of receiving the goods, and longer where ten working days end later. How, and a form for it, is in your confirmation and in{' '}
              <a href="/shipping-returns">delivery and returns</a>.
            </p>
          </section>
          <AccountOffer />
        </div>
        <OrderLines order={order} />
      </div>
    </div>
  );
}
