import { graphql, useFragment } from 'react-relay/hooks';
import type { AddressLines_address$key } from '../../__generated__/AddressLines_address.graphql.ts';
import * as styles from './OrderPage.css.ts';

export function AddressLines({ address: reference }: { address: AddressLines_address$key }) {
  const address = useFragment(
    graphql`
      fragment AddressLines_address on Address {
        firstName
        lastName
        company
        address1
        address2
        city
        county
        postcode
        country
      }
    `,
    reference,
  );
  const { firstName, lastName, company, address1, address2, city, county, postcode, country } = address;
  return (
    <TextLines lines={[`${firstName} ${lastName}`, company, address1, address2, city, county, postcode, country]} />
  );
}

/** Empty ones are left out. */
export function TextLines({ lines }: { lines: readonly (string | null | undefined)[] }) {
  return (
    <address className={styles.address}>
      {lines
        .filter((line) => line?.trim())
        .map((line, index) => (
          <span key={index} className={styles.addressLine}>
            {line}
          </span>
        ))}
    </address>
  );
}
