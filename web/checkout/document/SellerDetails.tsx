import { graphql, useFragment } from 'react-relay/hooks';
import type { SellerDetails_shop$key } from '../../__generated__/SellerDetails_shop.graphql.ts';
import * as styles from './BusinessDocument.css.ts';

export function SellerDetails({ shop: reference }: { shop: SellerDetails_shop$key }) {
  const shop = useFragment(
    graphql`
      fragment SellerDetails_shop on Shop {
        name
        legalName
        companyNumber
        registeredOffice
        vatNumber
        phone
        email
      }
    `,
    reference,
  );
  return (
    <section>
      <h2 className={styles.heading}>From</h2>
      <p>{shop.legalName === shop.name ? shop.name : `${shop.legalName}, trading as ${shop.name}`}</p>
      <p>{shop.registeredOffice}</p>
      {shop.companyNumber !== '' && <p>{`Company number ${shop.companyNumber}`}</p>}
      {shop.vatNumber !== '' && <p>{`VAT number ${shop.vatNumber}`}</p>}
      <p>{[shop.phone, shop.email].filter(Boolean).join(' · ')}</p>
    </section>
  );
}
