import { graphql, useFragment } from 'react-relay/hooks';
import type { InvoiceParties_order$key } from '../../../__generated__/InvoiceParties_order.graphql.ts';
import type { InvoiceParties_shop$key } from '../../../__generated__/InvoiceParties_shop.graphql.ts';
import { AddressLines } from '../AddressLines.tsx';
import * as styles from './InvoicePage.css.ts';

interface InvoicePartiesProps {
  shop: InvoiceParties_shop$key;
  order: InvoiceParties_order$key;
}

/** The seller with its legal details, the buyer, and where the goods go. */
export function InvoiceParties({ shop: shopReference, order: orderReference }: InvoicePartiesProps) {
  const shop = useFragment(
    graphql`
      fragment InvoiceParties_shop on Shop {
        name
        legalName
        companyNumber
        registeredOffice
        vatNumber
        phone
        email
      }
    `,
    shopReference,
  );
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
    <div className={styles.parties}>
      <section>
        <h2 className={styles.heading}>From</h2>
        <p>{shop.legalName === shop.name ? shop.name : `${shop.legalName}, trading as ${shop.name}`}</p>
        <p>{shop.registeredOffice}</p>
        <p>Company number {shop.companyNumber}</p>
        <p>VAT number {shop.vatNumber}</p>
        <p>
          {shop.phone} · {shop.email}
        </p>
      </section>
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
