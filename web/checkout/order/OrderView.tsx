import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { OrderViewQuery } from '../../__generated__/OrderViewQuery.graphql.ts';
import { itemsParameter } from '@storefront/domain/order-lines.rules.ts';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { notPrinted } from '../../ui/print/printed.css.ts';
import { AccountOffer } from './AccountOffer.tsx';
import type { OpenedOrderProps } from './OpenedOrder.tsx';
import { OrderDelivery } from './OrderDelivery.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderNotShown } from './OrderNotShown.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { OrderRequest } from './OrderRequest.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import * as styles from './OrderPage.css.ts';

/** An order. Reads what the page's loader has fetched; fetches and suspends when only the browser has the key. */
export function OrderView({ id, orderKey, attempt = 0 }: OpenedOrderProps) {
  const { order } = useLazyLoadQuery<OrderViewQuery>(
    graphql`
      query OrderViewQuery($id: ID!, $key: String!) @throwOnFieldError {
        order(id: $id, key: $key) {
          number
          invoicePath
          invoice {
            number
          }
          lines {
            sku
            quantity
            parent {
              id
            }
          }
          ...OrderRequest_order
          ...OrderStatus_order
          ...OrderPayment_order
          ...OrderLines_order
          ...OrderDelivery_order
        }
      }
    `,
    { id, key: orderKey },
    { fetchPolicy: 'store-or-network', fetchKey: attempt },
  );
  if (!order) return <OrderNotShown />;
  // Add-ons are chosen with their product again.
  const items = itemsParameter(order.lines.filter(({ sku, parent }) => sku && !parent));
  return (
    <>
      <PageMeta title={`Order ${order.number}`} robots="noindex" />
      <OrderStatus order={order} />
      {items !== '' && (
        <p className={notPrinted}>
          <ButtonLink to={`/quick-order?items=${encodeURIComponent(items)}`}>Order again</ButtonLink>
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.facts}>
          <OrderPayment order={order} orderKey={orderKey} />
          <OrderDelivery order={order} />
          <section className={styles.section}>
            <h2 className={styles.heading}>Invoice</h2>
            <Link to={order.invoicePath}>
              {order.invoice ? `VAT invoice ${order.invoice.number}` : 'Pro forma invoice'}
            </Link>
          </section>
          <section className={styles.section}>
            <h2 className={styles.heading}>Changed your mind?</h2>
            <p>
              You can cancel within 14 days of receiving the goods, or within ten working days if that’s later. See{' '}
              <a href="/shipping-returns">delivery and returns</a>.
            </p>
            <OrderRequest order={order} />
          </section>
          <AccountOffer />
        </div>
        <OrderLines order={order} />
      </div>
    </>
  );
}
