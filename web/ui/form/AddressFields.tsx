import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { Field, SelectField } from '../field/Field.tsx';
import type { FieldErrors } from './fields.rules.ts';
import { fieldsOf } from './fields-of.ts';
import * as form from './form.css.ts';

interface PostalAddress {
  company: string;
  address1: string;
  address2: string;
  city: string;
  postcode: string;
  country?: string;
}

interface AddressFieldsProps<Address extends PostalAddress> {
  /** Precedes each field's path in the graph's input, such as `address.`. */
  prefix: string;
  /** Which address browsers autofill. Defaults to any. */
  kind?: 'shipping' | 'billing';
  address: Address;
  onChange: (address: Address) => void;
  errors: FieldErrors;
  /** Without them there is no country field. */
  countries?: readonly string[];
}

/** In the order of an envelope. */
export function AddressFields<Address extends PostalAddress>({
  prefix,
  kind,
  address,
  onChange,
  errors,
  countries,
}: AddressFieldsProps<Address>) {
  const change = (name: keyof PostalAddress, value: string) => onChange({ ...address, [name]: value });
  const fields = fieldsOf({ filled: { country: '', ...address }, change, errors, prefix });
  const field = (name: keyof PostalAddress, autoComplete: string) => ({
    ...fields(name),
    maxLength: TEXT_LENGTHS.addressLine,
    autoComplete: kind ? `${kind} ${autoComplete}` : autoComplete,
  });
  return (
    <div className={form.group}>
      <Field {...field('company', 'organization')} label="Company" optional />
      <Field {...field('address1', 'address-line1')} label="House number and street" />
      <Field {...field('address2', 'address-line2')} label="Flat or building" optional />
      <Field {...field('city', 'address-level2')} label="Town or city" />
      <div className={form.narrow}>
        <Field
          {...field('postcode', 'postal-code')}
          label="Postcode"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={TEXT_LENGTHS.postcode}
        />
      </div>
      {countries && <SelectField {...field('country', 'country-name')} label="Country" options={countries} />}
    </div>
  );
}
