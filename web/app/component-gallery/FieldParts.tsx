import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field, Labelled } from '../../ui/field/Field.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { AddressFields } from '../../ui/form/AddressFields.tsx';
import { CheckedForm } from '../../ui/form/CheckedForm.tsx';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';
import { emailError, errorsOf, missing } from '../../ui/form/fields.rules.ts';
import { Part, State } from './Part.tsx';

const COUNTRIES = ['United Kingdom', 'Ireland'];

/** Form fields. */
export function FieldParts() {
  return (
    <>
      <Part of={Labelled}>
        <FieldState name="around an input of another kind">
          {(field) => (
            <Labelled {...field} label="Delivery date" hint="A working day.">
              {(attributes) => <input type="date" {...attributes} />}
            </Labelled>
          )}
        </FieldState>
      </Part>
      <Part of={Field}>
        <FieldState name="empty">{(field) => <Field {...field} label="First name" />}</FieldState>
        <FieldState name="filled in" value="Ann">
          {(field) => <Field {...field} label="First name" />}
        </FieldState>
        <FieldState name="optional">{(field) => <Field {...field} label="Company" optional />}</FieldState>
        <FieldState name="with a hint">
          {(field) => <Field {...field} label="Phone number" hint="For the courier on the day of delivery." />}
        </FieldState>
        <FieldState name="with an error" value="LS1">
          {(field) => <Field {...field} label="Postcode" error="Please enter a full UK postcode." />}
        </FieldState>
        <FieldState name="with a hint and an error">
          {(field) => (
            <Field
              {...field}
              label="Email address"
              hint="For the order confirmation."
              error="Please enter an email address such as name@example.com."
            />
          )}
        </FieldState>
        <FieldState name="disabled" value="Ann">
          {(field) => <Field {...field} label="First name" disabled />}
        </FieldState>
      </Part>
      <Part of={PasswordField}>
        <FieldState name="known" value="correct horse">
          {(field) => (
            <PasswordField {...field} id="gallery-password" label="Password" autoComplete="current-password" />
          )}
        </FieldState>
        <FieldState name="new, with a hint and an error" value="short">
          {(field) => (
            <PasswordField
              {...field}
              id="gallery-new-password"
              label="New password"
              hint="10 characters or more."
              error="Please choose a password of 10 to 128 characters."
              autoComplete="new-password"
            />
          )}
        </FieldState>
      </Part>
      <Part of={SelectField}>
        <FieldState name="chosen" value="Ireland">
          {(field) => <SelectField {...field} id="gallery-country" label="Country" options={COUNTRIES} />}
        </FieldState>
        <FieldState name="with an error" value="Ireland">
          {(field) => (
            <SelectField
              {...field}
              id="gallery-refused-country"
              label="Delivery country"
              options={COUNTRIES}
              error="We deliver to the United Kingdom only."
            />
          )}
        </FieldState>
      </Part>
      <Part of={TextArea}>
        <FieldState name="filled in" value="Does the shirt come in another size?">
          {(field) => <TextArea {...field} label="Message" rows={3} />}
        </FieldState>
        <FieldState name="with an error">
          {(field) => <TextArea {...field} label="Review" rows={3} error="Please write a few words." />}
        </FieldState>
      </Part>
      <Part of={CheckedForm}>
        <State name="press Save to see its errors" width="field">
          <NewsletterForm idPrefix="gallery-form." />
        </State>
        <State name="refused by the graph" width="field">
          <NewsletterForm idPrefix="gallery-refused-form." refusal="That address is already subscribed." />
        </State>
      </Part>
      <Part of={AddressFields}>
        <State name="empty, of one country" width="field">
          <GalleryAddress prefix="gallery-address." errors={{}} />
        </State>
        <State name="with a choice of countries and an error" width="field">
          <GalleryAddress
            prefix="gallery-refused-address."
            errors={{ 'gallery-refused-address.postcode': 'Please enter your postcode.' }}
            countries={COUNTRIES}
          />
        </State>
      </Part>
      <Part of={FormOutcome}>
        <State name="a problem" width="field">
          <FormOutcome problem="The message could not be sent. Please try again." />
        </State>
        <State name="a success" width="field">
          <FormOutcome problem={null} message="Thank you. Your message has been sent." />
        </State>
      </Part>
    </>
  );
}

interface FieldStateProps {
  name: string;
  value?: string;
  children: (field: { value: string; onChange: (value: string) => void }) => ReactNode;
}

/** One state of a controlled field. */
function FieldState({ name, value: initial = '', children }: FieldStateProps) {
  const [value, onChange] = useState(initial);
  return (
    <State name={name} width="field">
      {children({ value, onChange })}
    </State>
  );
}

function GalleryAddress(props: Pick<ComponentProps<typeof AddressFields>, 'prefix' | 'errors' | 'countries'>) {
  const [address, setAddress] = useState({ address1: '', address2: '', city: '', postcode: '', country: 'Ireland' });
  return <AddressFields {...props} address={address} onChange={setAddress} />;
}

function NewsletterForm({ idPrefix, refusal }: { idPrefix: string; refusal?: string }) {
  const [values, setValues] = useState({ name: '', email: '' });
  const [nameId, emailId] = [`${idPrefix}name`, `${idPrefix}email`];
  return (
    <CheckedForm
      check={() =>
        errorsOf({ [nameId]: missing(values.name, 'Please enter your name.'), [emailId]: emailError(values.email) })
      }
      refused={refusal ? { [emailId]: refusal } : {}}
      onDone={() => {}}
    >
      {(errors) => (
        <>
          <Field
            id={nameId}
            label="Name"
            value={values.name}
            onChange={(name) => setValues({ ...values, name })}
            // safe key: the ids are React's
            error={errors[nameId]}
          />
          <Field
            id={emailId}
            label="Email address"
            type="email"
            value={values.email}
            onChange={(email) => setValues({ ...values, email })}
            // safe key: the ids are React's
            error={errors[emailId]}
          />
          <Button type="submit">Save</Button>
        </>
      )}
    </CheckedForm>
  );
}
