import { TEXT_LENGTHS } from '../../../domain/text-lengths.data.ts';
import { Field } from '../../ui/field/Field.tsx';
import type { FieldErrors } from '../../ui/form/fields.rules.ts';
import type { DraftAddress } from '../checkout.rules.ts';
import * as styles from '../CheckoutPage.css.ts';

interface AddressFieldsProps {
  /** The address's path in the graph's input, such as `delivery.address`. */
  prefix: string;
  /** Which of the shopper's addresses a browser may fill in. */
  kind: 'shipping' | 'billing';
  address: DraftAddress;
  onChange: (address: DraftAddress) => void;
  errors: FieldErrors;
}

/** The fields of an address, in the order of an envelope. */
export function AddressFields({ prefix, kind, address, onChange, errors }: AddressFieldsProps) {
  const field = (name: keyof DraftAddress) => ({
    id: `${prefix}.${name}`,
    value: address[name],
    onChange: (value: string) => onChange({ ...address, [name]: value }),
    // safe key: one of our own fields
    error: errors[`${prefix}.${name}`],
    maxLength: TEXT_LENGTHS.addressLine,
  });
  return (
    <div className={styles.group}>
      <Field {...field('address1')} label="Street and number" autoComplete={`${kind} address-line1`} />
      <Field {...field('address2')} label="Flat, building or company" optional autoComplete={`${kind} address-line2`} />
      <Field {...field('city')} label="Town or city" autoComplete={`${kind} address-level2`} />
      <div className={styles.narrow}>
        <Field
          {...field('postcode')}
          label="Postcode"
          autoComplete={`${kind} postal-code`}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={TEXT_LENGTHS.postcode}
        />
      </div>
    </div>
  );
}
