import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AccountAddress_address$key } from '../../__generated__/AccountAddress_address.graphql.ts';
import type { AccountAddressDefaultMutation } from '../../__generated__/AccountAddressDefaultMutation.graphql.ts';
import type { AccountAddressDeleteMutation } from '../../__generated__/AccountAddressDeleteMutation.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import * as styles from '../page/AccountPage.css.ts';
import { EditAddress } from './EditAddress.tsx';
import { SaveState } from '../page/SaveState.tsx';
import { useSave } from '../page/useSave.ts';

interface AccountAddressProps {
  address: AccountAddress_address$key;
  countries: readonly { readonly name: string; readonly isDelivered: boolean }[];
}

/** One of the addresses: to be changed, deleted, or made the one that the checkout fills in. */
export function AccountAddress({ address: reference, countries }: AccountAddressProps) {
  const address = useFragment(
    graphql`
      fragment AccountAddress_address on CustomerAddress {
        id
        firstName
        lastName
        company
        address1
        address2
        city
        postcode
        country
        isDefault
        isDeliverable
        ...EditAddress_address
      }
    `,
    reference,
  );
  const [isEditing, setEditing] = useState(false);
  const asDefault = useSave<AccountAddressDefaultMutation>(
    graphql`
      mutation AccountAddressDefaultMutation($id: ID!) {
        customerAddressSetDefault(id: $id) {
          ... on CustomerAddressSetDefaultPayload {
            customer {
              ...AccountAddresses_customer
            }
          }
          ... on UserError @alias(as: "refusal") {
            code
            message
          }
        }
      }
    `,
    ({ customerAddressSetDefault }) => customerAddressSetDefault,
  );
  const removal = useSave<AccountAddressDeleteMutation>(
    graphql`
      mutation AccountAddressDeleteMutation($id: ID!) {
        customerAddressDelete(id: $id) {
          ... on CustomerAddressDeletePayload {
            customer {
              ...AccountAddresses_customer
            }
          }
          ... on UserError @alias(as: "refusal") {
            code
            message
          }
        }
      }
    `,
    ({ customerAddressDelete }) => customerAddressDelete,
  );
  if (isEditing) return <EditAddress address={address} countries={countries} onDone={() => setEditing(false)} />;
  const { id, isDefault, isDeliverable, address1 } = address;
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.company,
    address1,
    address.address2,
    address.city,
    address.postcode,
    address.country,
  ].filter((line) => line.trim());
  return (
    <div className={styles.card}>
      {(isDefault || !isDeliverable) && (
        <p className={styles.actions}>
          {isDefault && <span className={styles.mark}>Default</span>}
          {!isDeliverable && <span className={styles.mark}>For bills only</span>}
        </p>
      )}
      <address className={styles.address}>
        {lines.map((line, index) => (
          <span key={index} className={styles.addressLine}>
            {line}
          </span>
        ))}
      </address>
      <SaveState problem={asDefault.problem ?? removal.problem} message={asDefault.message} />
      <div className={styles.actions}>
        <Button size="small" aria-label={`Change ${address1}`} onClick={() => setEditing(true)}>
          Change
        </Button>
        <Button
          size="small"
          tone="quiet"
          pending={removal.isPending}
          aria-label={`Delete ${address1}`}
          onClick={() => void removal.save({ id }, '')}
        >
          Delete
        </Button>
        {!isDefault && (
          <Button
            size="small"
            tone="quiet"
            pending={asDefault.isPending}
            aria-label={`Make ${address1} the default`}
            onClick={() => void asDefault.save({ id }, 'The checkout fills in this address first.')}
          >
            Make default
          </Button>
        )}
      </div>
    </div>
  );
}
