import { graphql, useFragment } from 'react-relay/hooks';
import type { InvoiceParties_order$key } from '../../../__generated__/InvoiceParties_order.graphql.ts';
import * as sheet from '../../document/BusinessDocument.css.ts';
import { AddressLines } from '../AddressLines.tsx';

export function InvoiceParties({ order: orderReference }: { order: InvoiceParties_order$key }) {
  const order = useFragment(
    graphql`
      fragment InvoiceParties_order on Order {
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
    <>
      <section>
        <h2 className={sheet.heading}>For</h2>
        {billed ? <AddressLines address={billed} /> : <p>{order.customerName}</p>}
        {order.vatNumber && <p>{`VAT number ${order.vatNumber}`}</p>}
      </section>
      {order.billingAddress && address && (
        <section>
          <h2 className={sheet.heading}>Delivered to</h2>
          <AddressLines address={address} />
        </section>
      )}
      {store && (
        <section>
          <h2 className={sheet.heading}>Collected from</h2>
          <p>{[store.name, store.city].join(', ')}</p>
        </section>
      )}
    </>
  );
}
