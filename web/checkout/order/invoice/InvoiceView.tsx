import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { InvoiceViewQuery } from '../../../__generated__/InvoiceViewQuery.graphql.ts';
import { PageMeta } from '../../../ui/meta/PageMeta.tsx';
import { PrintButton } from '../../../ui/print/PrintButton.tsx';
import { notPrinted } from '../../../ui/print/printed.css.ts';
import { formatDay } from '../moment.rules.ts';
import type { OpenedOrderProps } from '../OpenedOrder.tsx';
import { OrderNotShown } from '../OrderNotShown.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { InvoiceParties } from './InvoiceParties.tsx';
import * as styles from './InvoicePage.css.ts';

/** An invoice. Reads what the page's loader has fetched; fetches and suspends when only the browser has the key. */
export function InvoiceView({ id, orderKey, attempt = 0 }: OpenedOrderProps) {
  const { order, shop } = useLazyLoadQuery<InvoiceViewQuery>(
    graphql`
      query InvoiceViewQuery($id: ID!, $key: String!) @throwOnFieldError {
        shop {
          ...InvoiceParties_shop
        }
        order(id: $id, key: $key) {
          number
          path
          placedAt
          status
          purchaseOrderNumber
          invoice {
            number
            issuedAt
            taxPoint
          }
          ...InvoiceParties_order
          ...InvoiceLines_order
        }
      }
    `,
    { id, key: orderKey },
    { fetchPolicy: 'store-or-network', fetchKey: attempt },
  );
  if (!order) return <OrderNotShown />;
  const { invoice } = order;
  const title = invoice ? 'VAT invoice' : 'Pro forma invoice';
  const facts: [string, string | null | undefined][] = [
    ['Invoice number', invoice?.number],
    ['Invoice date', invoice && formatDay(invoice.issuedAt)],
    ['Tax point', invoice && formatDay(invoice.taxPoint)],
    ['Date', invoice ? null : formatDay(order.placedAt)],
    ['Order', order.number],
    ['Your order reference', order.purchaseOrderNumber],
  ];
  return (
    <>
      <PageMeta title={`${title} for order ${order.number}`} robots="noindex" />
      <div className={`${styles.tools} ${notPrinted}`}>
        <Link to={order.path}>Back to order {order.number}</Link>
        <PrintButton>Print or save as PDF</PrintButton>
      </div>
      <header className={styles.head}>
        <h1>{title}</h1>
        <dl className={styles.facts}>
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name} className={styles.fact}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </header>
      {!invoice && <p className={styles.notice}>This isn’t a VAT invoice. We’ll issue one once you’ve paid.</p>}
      {order.status === 'CANCELLED' && (
        <p className={styles.notice}>
          This order has been cancelled.{invoice && ' For a credit note, please call or email us.'}
        </p>
      )}
      <InvoiceParties shop={shop} order={order} />
      <InvoiceLines order={order} isPaid={invoice != null} />
    </>
  );
}
