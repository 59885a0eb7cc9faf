import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { NewAddressMutation } from '../../__generated__/NewAddressMutation.graphql.ts';
import { emptyAddressForm } from '../account.rules.ts';
import * as styles from '../page/AccountPage.css.ts';
import { AddressForm, type KeptAddress } from './AddressForm.tsx';
import { useSave } from '../page/useSave.ts';

interface NewAddressProps {
  countries: readonly { readonly name: string; readonly isDelivered: boolean }[];
  onDone: () => void;
}

/** Adds an address to those that are kept. */
export function NewAddress({ countries, onDone }: NewAddressProps) {
  const [address, setAddress] = useState<KeptAddress>({
    ...emptyAddressForm,
    firstName: '',
    lastName: '',
    company: '',
  });
  const { save, clear, isPending, problem, refused } = useSave<NewAddressMutation>(
    graphql`
      mutation NewAddressMutation($address: AddressInput!) {
        customerAddressCreate(address: $address) {
          ... on CustomerAddressCreatePayload {
            customer {
              ...AccountAddresses_customer
            }
          }
          ... on UserError @alias(as: "refusal") {
            code
            message
          }
          ... on InvalidFieldsError @alias(as: "invalid") {
            fields {
              field
              message
            }
          }
        }
      }
    `,
    ({ customerAddressCreate }) => customerAddressCreate,
  );
  return (
    <div className={styles.card}>
      <h3 className={styles.cardTitle}>A new address</h3>
      <AddressForm
        address={address}
        onChange={(next) => {
          setAddress(next);
          clear();
        }}
        countries={countries}
        refused={refused}
        problem={problem}
        isPending={isPending}
        onSave={() => void save({ address }, '').then((done) => done && onDone())}
        onCancel={onDone}
      />
    </div>
  );
}
