import { container } from '../../../ui/Container.css.ts';
import { printed, notPrinted } from '../../../ui/print/printed.css.ts';
import { OpenedOrder, type OpenedOrderProps } from '../OpenedOrder.tsx';
import * as styles from './InvoicePage.css.ts';
import { graphql, useLazyLoadQuery, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { InvoicePageQuery } from '../../../__generated__/InvoicePageQuery.graphql.ts';
import { PageMeta } from '../../../ui/meta/PageMeta.tsx';
import { PrintButton } from '../../../ui/print/PrintButton.tsx';
import { formatDay } from '../moment.rules.ts';
import { OrderNotShown } from '../OrderNotShown.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import type { InvoicePage_invoiceViewInvoicePartiesOrder$key } from '../../../__generated__/InvoicePage_invoiceViewInvoicePartiesOrder.graphql.ts';
import type { SellerDetails_shop$key } from '../../../__generated__/SellerDetails_shop.graphql.ts';
import { SellerDetails } from './SellerDetails.tsx';
import { AddressLines } from '../AddressLines.tsx';

/** The VAT invoice of a paid order, or its pro forma before payment, to print or save. */
export function InvoicePage() {
  return (
    <div className={`${container} ${printed} ${styles.page}`}>
      <OpenedOrder View={InvoiceView} />
    </div>
  );
}

/** An invoice. Reads what the page's loader has fetched; fetches and suspends when only the browser has the key. */
function InvoiceView({ id, orderKey, attempt = 0 }: OpenedOrderProps) {
  const { order, shop } = useLazyLoadQuery<InvoicePageQuery>(
    graphql`
      query InvoicePageQuery($id: ID!, $key: String!) @throwOnFieldError {
        shop {
          ...SellerDetails_shop
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
          ...InvoicePage_invoiceViewInvoicePartiesOrder
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

interface InvoicePartiesProps {
  shop: SellerDetails_shop$key;
  order: InvoicePage_invoiceViewInvoicePartiesOrder$key;
}

/** The seller with its legal details, the buyer, and where the goods go. */
function InvoiceParties({ shop, order: orderReference }: InvoicePartiesProps) {
  const order = useFragment(
    graphql`
      fragment InvoicePage_invoiceViewInvoicePartiesOrder on Order {
        customerName
        vatNumber
        billingAddress {
          ...AddressLines_address
        }
        delivery {
          address {
            ...AddressLines_address
          }
          store {
            name
            city
          }
        }
      }
    `,
    orderReference,
  );
  const { address, store } = order.delivery;
  const billed = order.billingAddress ?? address;
  return (
    <div className={styles.parties}>
      <SellerDetails shop={shop} />
      <section>
        <h2 className={styles.heading}>To</h2>
        {billed ? <AddressLines address={billed} /> : <p>{order.customerName}</p>}
        {order.vatNumber && <p>VAT number {order.vatNumber}</p>}
      </section>
      {order.billingAddress && address && (
        <section>
          <h2 className={styles.heading}>Delivered to</h2>
          <AddressLines address={address} />
        </section>
      )}
      {store && (
        <section>
          <h2 className={styles.heading}>Collected from</h2>
          <p>{[store.name, store.city].join(', ')}</p>
        </section>
      )}
    </div>
  );
}
