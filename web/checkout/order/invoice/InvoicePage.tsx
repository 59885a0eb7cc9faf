import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { InvoicePageQuery } from '../../../__generated__/InvoicePageQuery.graphql.ts';
import { Link } from '../../../framework/navigation/Link.tsx';
import { container } from '../../../ui/Container.css.ts';
import { PageMeta } from '../../../ui/meta/PageMeta.tsx';
import { PrintButton } from '../../../ui/print/PrintButton.tsx';
import { printed, notPrinted } from '../../../ui/print/printed.css.ts';
import * as sheet from '../../document/BusinessDocument.css.ts';
import { OpenedOrder, type OpenedOrderProps } from '../OpenedOrder.tsx';
import { OrderNotShown } from '../OrderNotShown.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';

/** Shows a paid order's invoice, or its pro forma before payment, to print or save. */
export function InvoicePage() {
  return (
    <div className={`${container} ${printed} ${sheet.page}`}>
      <OpenedOrder View={InvoiceView} />
    </div>
  );
}

/** Reads what the page's loader has fetched; fetches and suspends when only the browser has the key. */
function InvoiceView({ id, orderKey, attempt = 0 }: OpenedOrderProps) {
  const { order, shop } = useLazyLoadQuery<InvoicePageQuery>(
    graphql`
      query InvoicePageQuery($id: ID!, $key: String!) @throwOnFieldError {
        shop {
          ...BusinessDocument_shop
        }
        order(id: $id, key: $key) {
          number
          path
          invoice {
            number
          }
          ...InvoiceSheet_order
        }
      }
    `,
    { id, key: orderKey },
    { fetchPolicy: 'store-or-network', fetchKey: attempt },
  );
  if (!order) return <OrderNotShown />;
  return (
    <>
      <PageMeta
        title={`${order.invoice ? 'VAT invoice' : 'Pro forma invoice'} for order ${order.number}`}
        robots="noindex"
      />
      <div className={`${sheet.tools} ${notPrinted}`}>
        <Link to={order.path}>{`Back to order ${order.number}`}</Link>
        <PrintButton tone="secondary" size="small">
          Print or save as PDF
        </PrintButton>
      </div>
      <InvoiceSheet shop={shop} order={order} />
    </>
  );
}
