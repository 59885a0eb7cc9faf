import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { AddressFields } from '../../ui/form/AddressFields.tsx';
import { CheckedForm } from '../../ui/form/CheckedForm.tsx';
import type { FieldErrors } from '../../ui/form/fields.rules.ts';
import * as form from '../../ui/form/form.css.ts';
import { addressErrors, type AddressForm as Filled } from '../account.rules.ts';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';
import { fieldKinds } from '../../ui/field/field-kinds.data.ts';
import { fieldsOf } from '../../ui/form/fields-of.ts';

/** A saved address with its recipient. A name that is missing defaults to the customer's. */
export interface SavedAddress extends Filled {
  firstName: string;
  lastName: string;
  company: string;
}

interface AddressFormProps {
  address: SavedAddress;
  onChange: (address: SavedAddress) => void;
  countries: readonly { readonly name: string; readonly isDelivered: boolean }[];
  refused: FieldErrors;
  problem: string | null;
  isPending: boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** The form for a new address or for changes to a saved one. */
export function AddressForm({
  address,
  onChange,
  countries,
  refused,
  problem,
  isPending,
  onSave,
  onCancel,
}: AddressFormProps) {
  const delivered = countries.filter(({ isDelivered }) => isDelivered).map(({ name }) => name);
  const change = (name: 'firstName' | 'lastName', value: string) => onChange({ ...address, [name]: value });
  return (
    <CheckedForm check={() => addressErrors(address, delivered, 'address.')} refused={refused} onDone={onSave}>
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
              hasCompany
              address={address}
              onChange={onChange}
              errors={errors}
              countries={countries.map(({ name }) => name)}
            />
            <FormOutcome problem={problem} />
            <div className={form.actions}>
              <Button type="submit" tone="primary" pending={isPending}>
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
  );
}
