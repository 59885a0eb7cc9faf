import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  AccountAddress_address$data,
  AccountAddress_address$key,
} from '../../__generated__/AccountAddress_address.graphql.ts';
import type { AccountAddress_customer$key } from '../../__generated__/AccountAddress_customer.graphql.ts';
import type { AccountAddressDefaultMutation } from '../../__generated__/AccountAddressDefaultMutation.graphql.ts';
import type { AccountAddressMutation } from '../../__generated__/AccountAddressMutation.graphql.ts';
import { useFormMutation } from '../../relay/useFormMutation.ts';
import { Button } from '../../ui/Button.tsx';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';
import * as styles from '../page/AccountPage.css.ts';
import { AddressForm } from './AddressForm.tsx';

interface AccountAddressProps {
  customer: AccountAddress_customer$key;
  address: AccountAddress_address$key;
  countries: readonly { readonly name: string; readonly isDelivered: boolean }[];
  isDeleting: boolean;
  onDelete: () => void;
}

export function AccountAddress({ address: reference, customer, countries, isDeleting, onDelete }: AccountAddressProps) {
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
        county
        postcode
        country
        phone
        isDefault
        isDeliverable
      }
    `,
    reference,
  );
  const [isEditing, setEditing] = useState(false);
  const { makeDefault, ...asDefault } = useMakeDefault(customer);
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
  ].filter((line) => line?.trim());
  return (
    <div className={styles.card}>
      {(isDefault || !isDeliverable) && (
        <p className={styles.actions}>
          {isDefault && <span className={styles.mark}>Default</span>}
          {!isDeliverable && <span className={styles.mark}>Billing only</span>}
        </p>
      )}
      <address className={styles.address}>
        {lines.map((line, index) => (
          <span key={index} className={styles.addressLine}>
            {line}
          </span>
        ))}
      </address>
      <FormOutcome
        problem={asDefault.problem}
        message={isDefault && asDefault.done && 'This is now your default address.'}
      />
      <div className={styles.actions}>
        <Button size="small" aria-label={`Change ${address1}`} onClick={() => setEditing(true)}>
          Change
        </Button>
        <Button size="small" tone="quiet" pending={isDeleting} aria-label={`Delete ${address1}`} onClick={onDelete}>
          Delete
        </Button>
        {!isDefault && (
          <Button
            size="small"
            tone="quiet"
            pending={asDefault.isPending}
            aria-label={`Make ${address1} the default`}
            onClick={() => makeDefault(id)}
          >
            Make default
          </Button>
        )}
      </div>
    </div>
  );
}

function useMakeDefault(reference: AccountAddress_customer$key) {
  const customer = useFragment(
    graphql`
      fragment AccountAddress_customer on Customer {
        id
        addresses {
          id
          isDefault
        }
        defaultAddress {
          id
        }
      }
    `,
    reference,
  );
  const { commit, ...state } = useFormMutation<AccountAddressDefaultMutation>(graphql`
    mutation AccountAddressDefaultMutation($input: CustomerAddressSetDefaultInput!) @raw_response_type {
      result: customerAddressSetDefault(input: $input) {
        ... on CustomerAddressSetDefaultPayload @alias(as: "done") {
          customer {
            ...AccountAddress_customer
          }
        }
        ...FormErrors_error @alias(as: "error")
      }
    }
  `);
  const makeDefault = (addressId: string) =>
    commit({
      variables: { input: { addressId } },
      optimisticResponse: {
        result: {
          __typename: 'CustomerAddressSetDefaultPayload',
          customer: {
            id: customer.id,
            addresses: customer.addresses.map(({ id }) => ({ id, isDefault: id === addressId })),
            defaultAddress: { id: addressId },
          },
        },
      },
    });
  return { ...state, makeDefault };
}

interface EditAddressProps {
  address: AccountAddress_address$data;
  countries: readonly { readonly name: string; readonly isDelivered: boolean }[];
  onDone: () => void;
}

function EditAddress({ address: kept, countries, onDone }: EditAddressProps) {
  const sending = useFormMutation<AccountAddressMutation>(graphql`
    mutation AccountAddressMutation($input: CustomerAddressUpdateInput!) {
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
    <AddressForm
      title="Change address"
      address={{
        firstName: kept.firstName,
        lastName: kept.lastName,
        company: kept.company ?? '',
        address1: kept.address1,
        address2: kept.address2 ?? '',
        city: kept.city,
        postcode: kept.postcode ?? '',
        country: kept.country,
      }}
      countries={countries}
      sending={sending}
      onSave={(address) =>
        sending.commit({
          variables: { input: { addressId: kept.id, address: { ...address, county: kept.county, phone: kept.phone } } },
          onDone,
        })
      }
      onCancel={onDone}
    />
  );
}
