import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AccountAddresses_customer$key } from '../../__generated__/AccountAddresses_customer.graphql.ts';
import type { AccountAddressesDeleteMutation } from '../../__generated__/AccountAddressesDeleteMutation.graphql.ts';
import type { AccountAddresses_query$key } from '../../__generated__/AccountAddresses_query.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { useFormMutation } from '../../relay/useFormMutation.ts';
import { withoutAddress, emptyAddressForm } from '../account.rules.ts';
import { AccountAddress } from './AccountAddress.tsx';
import * as styles from '../page/AccountPage.css.ts';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';
import type { AccountAddressesMutation } from '../../__generated__/AccountAddressesMutation.graphql.ts';
import { AddressForm } from './AddressForm.tsx';

interface AccountAddressesProps {
  customer: AccountAddresses_customer$key;
  query: AccountAddresses_query$key;
}

/** The customer's address book. */
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
  // Committed here rather than in the address: the optimistic delete removes that component, and an error needs a place to show.
  const removal = useFormMutation<AccountAddressesDeleteMutation>(graphql`
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
  const [isAdding, setAdding] = useState(false);
  const { addresses } = customer;

  function remove(id: string) {
    const left = withoutAddress(addresses, id);
    removal.commit({
      variables: { input: { addressId: id } },
      optimisticResponse: {
        result: {
          __typename: 'CustomerAddressDeletePayload',
          customer: {
            id: customer.id,
            addresses: left,
            defaultAddress: left.find(({ isDefault }) => isDefault) ?? null,
          },
        },
      },
    });
  }

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
              isDeleting={removal.isPending}
              onDelete={() => remove(address.id)}
            />
          </li>
        ))}
      </ul>
      <FormOutcome problem={removal.problem} />
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

interface NewAddressProps {
  countries: readonly { readonly name: string; readonly isDelivered: boolean }[];
  onDone: () => void;
}

/** Adds an address to the address book. */
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
