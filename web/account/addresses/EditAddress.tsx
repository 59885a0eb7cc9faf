import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EditAddress_address$key } from '../../__generated__/EditAddress_address.graphql.ts';
import type { EditAddressMutation } from '../../__generated__/EditAddressMutation.graphql.ts';
import * as styles from '../page/AccountPage.css.ts';
import { AddressForm } from './AddressForm.tsx';
import { useFormMutation } from '../../relay/useFormMutation.ts';

interface EditAddressProps {
  address: EditAddress_address$key;
  countries: readonly { readonly name: string; readonly isDelivered: boolean }[];
  onDone: () => void;
}

/** Edits a saved address. */
export function EditAddress({ address: reference, countries, onDone }: EditAddressProps) {
  const { id, ...kept } = useFragment(
    graphql`
      fragment EditAddress_address on CustomerAddress {
        id
        firstName
        lastName
        company
        address1
        address2
        city
        county
        postcode
        country
        phone
      }
    `,
    reference,
  );
  const [filled, setFilled] = useState({
    firstName: kept.firstName,
    lastName: kept.lastName,
    company: kept.company ?? '',
    address1: kept.address1,
    address2: kept.address2 ?? '',
    city: kept.city,
    postcode: kept.postcode ?? '',
    country: kept.country,
  });
  const { commit, clear, isPending, problem, fieldErrors } = useFormMutation<EditAddressMutation>(graphql`
    mutation EditAddressMutation($input: CustomerAddressUpdateInput!) {
      result: customerAddressUpdate(input: $input) {
        ... on CustomerAddressUpdatePayload @alias(as: "done") {
          address {
            ...AccountAddress_address
          }
        }
        ...FormErrors_error @alias(as: "error")
      }
    }
  `);
  return (
    <div className={styles.card}>
      <h3 className={styles.cardTitle}>Change address</h3>
      <AddressForm
        address={filled}
        onChange={(next) => {
          setFilled(next);
          clear();
        }}
        countries={countries}
        refused={fieldErrors}
        problem={problem}
        isPending={isPending}
        onSave={() =>
          commit({
            variables: { input: { addressId: id, address: { ...filled, county: kept.county, phone: kept.phone } } },
            onDone,
          })
        }
        onCancel={onDone}
      />
    </div>
  );
}
