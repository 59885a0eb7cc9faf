import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AccountAddresses_customer$key } from '../../__generated__/AccountAddresses_customer.graphql.ts';
import type { AccountAddresses_query$key } from '../../__generated__/AccountAddresses_query.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { AccountAddress } from './AccountAddress.tsx';
import * as styles from '../page/AccountPage.css.ts';
import { NewAddress } from './NewAddress.tsx';

interface AccountAddressesProps {
  customer: AccountAddresses_customer$key;
  query: AccountAddresses_query$key;
}

/** The addresses that a customer keeps. */
export function AccountAddresses({ customer: reference, query }: AccountAddressesProps) {
  const { addresses } = useFragment(
    graphql`
      fragment AccountAddresses_customer on Customer {
        addresses {
          id
          ...AccountAddress_address
        }
      }
    `,
    reference,
  );
  const { countries } = useFragment(
    graphql`
      fragment AccountAddresses_query on Query {
        countries {
          name
          isDelivered
        }
      }
    `,
    query,
  );
  const [isAdding, setAdding] = useState(false);
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Addresses</h2>
      {addresses.length === 0 && <p>There is no address yet. The checkout fills in the first one that you add.</p>}
      <ul className={styles.cards}>
        {addresses.map((address) => (
          <li key={address.id}>
            <AccountAddress address={address} countries={countries} />
          </li>
        ))}
      </ul>
      {isAdding ? (
        <NewAddress countries={countries} onDone={() => setAdding(false)} />
      ) : (
        <div className={styles.actions}>
          <Button onClick={() => setAdding(true)}>Add an address</Button>
        </div>
      )}
    </section>
  );
}
