import { TEXT_LENGTHS } from '../../domain/text-lengths.data.ts';
import { Field } from '../ui/field/Field.tsx';
import { SelectField } from '../ui/field/SelectField.tsx';
import type { FieldErrors } from '../ui/form/fields.rules.ts';
import * as form from '../ui/form/form.css.ts';
import type { AddressForm } from './account.rules.ts';

interface AddressFieldsProps<Form extends AddressForm> {
  /** What stands before each field's name in the graph's input, such as `address.`. */
  prefix?: string;
  address: Form;
  onChange: (address: Form) => void;
  errors: FieldErrors;
  countries: readonly string[];
}

/** The fields of an address anywhere in the world, in the order of an envelope. */
export function AddressFields<Form extends AddressForm>({
  prefix = '',
  address,
  onChange,
  errors,
  countries,
}: AddressFieldsProps<Form>) {
  const field = (name: keyof AddressForm) => ({
    id: prefix + name,
    value: address[name],
    onChange: (value: string) => onChange({ ...address, [name]: value }),
    // safe key: one of our own fields
    error: errors[prefix + name],
  });
  return (
    <div className={form.group}>
      <Field
        {...field('address1')}
        label="Street and number"
        autoComplete="address-line1"
        maxLength={TEXT_LENGTHS.addressLine}
      />
      <Field
        {...field('address2')}
        label="Flat or building"
        optional
        autoComplete="address-line2"
        maxLength={TEXT_LENGTHS.addressLine}
      />
      <Field
        {...field('city')}
        label="Town or city"
        autoComplete="address-level2"
        maxLength={TEXT_LENGTHS.addressLine}
      />
      <div className={form.narrow}>
        <Field
          {...field('postcode')}
          label="Postcode"
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={TEXT_LENGTHS.postcode}
        />
      </div>
      <SelectField {...field('country')} label="Country" options={countries} autoComplete="country-name" />
    </div>
  );
}
