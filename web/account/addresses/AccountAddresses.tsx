import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  AccountAddresses_customer$data,
  AccountAddresses_customer$key,
} from '../../__generated__/AccountAddresses_customer.graphql.ts';
import type { AccountAddresses_query$key } from '../../__generated__/AccountAddresses_query.graphql.ts';
import type { AccountAddressesDeleteMutation } from '../../__generated__/AccountAddressesDeleteMutation.graphql.ts';
import type { AccountAddressesMutation } from '../../__generated__/AccountAddressesMutation.graphql.ts';
import { useFormMutation } from '../../relay/useFormMutation.ts';
import { Button } from '../../ui/Button.tsx';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';
import { withoutAddress, emptyAddressForm } from '../account.rules.ts';
import * as styles from '../page/AccountPage.css.ts';
import { AccountAddress } from './AccountAddress.tsx';
import { AddressForm } from './AddressForm.tsx';

interface AccountAddressesProps {
  customer: AccountAddresses_customer$key;
  query: AccountAddresses_query$key;
}

export function AccountAddresses({ customer: reference, query }: AccountAddressesProps) {
  const customer = useFragment(
    graphql`
      fragment AccountAddresses_customer on Customer {
        id
        addresses {
          id
          isDefault
          ...AccountAddress_address
        }
        ...AccountAddress_customer
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
  // Not in the row, which the optimistic answer removes: an error needs a place to show.
  const { remove, isPending, problem } = useRemoval(customer);
  const [isAdding, setAdding] = useState(false);
  const { addresses } = customer;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Addresses</h2>
      {addresses.length === 0 && (
        <p>You don’t have any saved addresses yet. The first one you add will be your default.</p>
      )}
      <ul className={styles.cards}>
        {addresses.map((address) => (
          <li key={address.id}>
            <AccountAddress
              address={address}
              customer={customer}
              countries={countries}
              isDeleting={isPending}
              onDelete={() => remove(address.id)}
            />
          </li>
        ))}
      </ul>
      <FormOutcome problem={problem} />
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

function useRemoval({ id, addresses }: AccountAddresses_customer$data) {
  const { commit, ...state } = useFormMutation<AccountAddressesDeleteMutation>(graphql`
    mutation AccountAddressesDeleteMutation($input: CustomerAddressDeleteInput!) @raw_response_type {
      result: customerAddressDelete(input: $input) {
        ... on CustomerAddressDeletePayload @alias(as: "done") {
          customer {
            ...AccountAddress_customer
          }
        }
        ...FormErrors_error @alias(as: "error")
      }
    }
  `);

  function remove(addressId: string) {
    const left = withoutAddress(addresses, addressId);
    const defaultAddress = left.find(({ isDefault }) => isDefault) ?? null;
    commit({
      variables: { input: { addressId } },
      optimisticResponse: {
        result: { __typename: 'CustomerAddressDeletePayload', customer: { id, addresses: left, defaultAddress } },
      },
    });
  }

  return { ...state, remove };
}

interface NewAddressProps {
  countries: readonly { readonly name: string; readonly isDelivered: boolean }[];
  onDone: () => void;
}

function NewAddress({ countries, onDone }: NewAddressProps) {
  const sending = useFormMutation<AccountAddressesMutation>(graphql`
    mutation AccountAddressesMutation($input: CustomerAddressCreateInput!) {
      result: customerAddressCreate(input: $input) {
        ... on CustomerAddressCreatePayload @alias(as: "done") {
          address {
            ...AccountAddress_address
          }
          customer {
            ...AccountAddress_customer
          }
        }
        ...FormErrors_error @alias(as: "error")
      }
    }
  `);
  return (
    <AddressForm
      title="New address"
      address={{ ...emptyAddressForm, firstName: '', lastName: '', company: '' }}
      countries={countries}
      sending={sending}
      onSave={(address) => sending.commit({ variables: { input: { address } }, onDone })}
      onCancel={onDone}
    />
  );
}
