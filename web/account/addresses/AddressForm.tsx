import { useState } from 'react';
import type { FormMutation } from '../../relay/send-mutation.ts';
import type { useFormMutation } from '../../relay/useFormMutation.ts';
import { Button } from '../../ui/Button.tsx';
import { fieldKinds } from '../../ui/field/field-kinds.data.ts';
import { Field } from '../../ui/field/Field.tsx';
import { AddressFields } from '../../ui/form/AddressFields.tsx';
import { CheckedForm } from '../../ui/form/CheckedForm.tsx';
import { fieldsOf } from '../../ui/form/fields-of.ts';
import * as form from '../../ui/form/form.css.ts';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';
import { addressErrors, type AddressForm as Filled } from '../account.rules.ts';
import * as styles from '../page/AccountPage.css.ts';

/** A saved address with its recipient, whose name defaults to the customer's. */
export interface SavedAddress extends Filled {
  firstName: string;
  lastName: string;
  company: string;
}

interface AddressFormProps {
  title: string;
  address: SavedAddress;
  countries: readonly { readonly name: string; readonly isDelivered: boolean }[];
  sending: Pick<FormMutationState, 'clear' | 'isPending' | 'problem' | 'fieldErrors'>;
  onSave: (address: SavedAddress) => void;
  onCancel: () => void;
}

type FormMutationState = ReturnType<typeof useFormMutation<FormMutation>>;

export function AddressForm({ title, address: first, countries, sending, onSave, onCancel }: AddressFormProps) {
  const [address, setAddress] = useState(first);
  function onChange(next: SavedAddress) {
    setAddress(next);
    sending.clear();
  }

  const delivered = countries.filter(({ isDelivered }) => isDelivered).map(({ name }) => name);
  const change = (name: 'firstName' | 'lastName', value: string) => onChange({ ...address, [name]: value });
  return (
    <div className={styles.card}>
      <h3 className={styles.cardTitle}>{title}</h3>
      <CheckedForm
        check={() => addressErrors(address, delivered, 'address.')}
        refused={sending.fieldErrors}
        onDone={() => onSave(address)}
      >
        {(errors) => {
          const field = fieldsOf({ filled: address, change, errors, prefix: 'address.' });
          return (
            <>
              <div className={form.pair}>
                <Field {...fieldKinds.firstName} {...field('firstName')} optional />
                <Field {...fieldKinds.lastName} {...field('lastName')} optional />
              </div>
              <AddressFields
                prefix="address."
                address={address}
                onChange={onChange}
                errors={errors}
                countries={countries.map(({ name }) => name)}
              />
              <FormOutcome problem={sending.problem} />
              <div className={form.actions}>
                <Button type="submit" tone="primary" pending={sending.isPending}>
                  Save address
                </Button>
                <Button tone="quiet" onClick={onCancel}>
                  Cancel
                </Button>
              </div>
            </>
          );
        }}
      </CheckedForm>
    </div>
  );
}
