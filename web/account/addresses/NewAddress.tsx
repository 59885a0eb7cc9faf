import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { NewAddressMutation } from '../../__generated__/NewAddressMutation.graphql.ts';
import { emptyAddressForm } from '../account.rules.ts';
import * as styles from '../page/AccountPage.css.ts';
import { AddressForm, type SavedAddress } from './AddressForm.tsx';
import { useFormMutation } from '../../relay/useFormMutation.ts';

interface NewAddressProps {
  countries: readonly { readonly name: string; readonly isDelivered: boolean }[];
  onDone: () => void;
}

/** Adds an address to the address book. */
export function NewAddress({ countries, onDone }: NewAddressProps) {
  const [address, setAddress] = useState<SavedAddress>({
    ...emptyAddressForm,
    firstName: '',
    lastName: '',
    company: '',
  });
  const { commit, clear, isPending, problem, fieldErrors } = useFormMutation<NewAddressMutation>(graphql`
    mutation NewAddressMutation($input: CustomerAddressCreateInput!) {
      result: customerAddressCreate(input: $input) {
        ... on CustomerAddressCreatePayload @alias(as: "done") {
          address {
            ...AccountAddress_address
          }
          customer {
            addresses {
              id
              isDefault
            }
            defaultAddress {
              id
            }
          }
        }
        ...FormErrors_error @alias(as: "error")
      }
    }
  `);
  return (
    <div className={styles.card}>
      <h3 className={styles.cardTitle}>New address</h3>
      <AddressForm
        address={address}
        onChange={(next) => {
          setAddress(next);
          clear();
        }}
        countries={countries}
        refused={fieldErrors}
        problem={problem}
        isPending={isPending}
        onSave={() => commit({ variables: { input: { address } }, onDone })}
        onCancel={onDone}
      />
    </div>
  );
}
