import { useNavigate } from 'react-router';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/field/Field.tsx';
import { AccountNote } from './form/AccountNote.tsx';
import { contactErrors, type CheckoutDraft } from './checkout.rules.ts';
import { changeContact, useRefusedFields } from './checkout-draft.ts';
import * as styles from './CheckoutPage.css.ts';
import { CheckoutAside } from './summary/CheckoutAside.tsx';
import { CheckedForm } from '../ui/form/CheckedForm.tsx';

/** The contact details. No account is needed; a signed-in customer's are filled in. */
export function ContactStep({ draft }: { draft: CheckoutDraft }) {
  const navigate = useNavigate();
  const refused = useRefusedFields('contact');
  const { contact } = draft;
  const change = (field: keyof typeof contact) => (value: string) => changeContact(field, value);
  return (
    <div className={styles.columns}>
      <CheckoutAside draft={draft} />
      <CheckedForm
        check={() => contactErrors(draft)}
        refused={refused}
        onDone={() => void navigate('/checkout-now/delivery')}
      >
        {(errors) => (
          <>
            <fieldset className={styles.group}>
              <legend className={styles.legend}>Your details</legend>
              <AccountNote draft={draft} />
              <div className={styles.pair}>
                <Field
                  id="contact.firstName"
                  label="First name"
                  value={contact.firstName}
                  onChange={change('firstName')}
                  error={errors['contact.firstName']}
                  autoComplete="given-name"
                  maxLength={TEXT_LENGTHS.name}
                />
                <Field
                  id="contact.lastName"
                  label="Last name"
                  value={contact.lastName}
                  onChange={change('lastName')}
                  error={errors['contact.lastName']}
                  autoComplete="family-name"
                  maxLength={TEXT_LENGTHS.name}
                />
              </div>
              <Field
                id="contact.email"
                label="Email address"
                hint="We’ll send your confirmation here."
                type="email"
                value={contact.email}
                onChange={change('email')}
                error={errors['contact.email']}
                autoComplete="email"
                maxLength={TEXT_LENGTHS.email}
              />
              <Field
                id="contact.phone"
                label="Phone number"
                hint="For the driver, or if we have a question about your order."
                type="tel"
                value={contact.phone}
                onChange={change('phone')}
                error={errors['contact.phone']}
                autoComplete="tel"
                maxLength={TEXT_LENGTHS.phone}
              />
            </fieldset>
            <div className={styles.actions}>
              <Button type="submit" tone="primary" size="large">
                Continue to delivery
              </Button>
            </div>
          </>
        )}
      </CheckedForm>
    </div>
  );
}
