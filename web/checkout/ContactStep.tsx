import { useNavigate } from 'react-router';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/field/Field.tsx';
import { AccountNote } from './form/AccountNote.tsx';
import { contactErrors, type CheckoutDraft } from './checkout.rules.ts';
import { changeDraft } from './checkout-draft.ts';
import * as styles from './CheckoutPage.css.ts';
import { CheckoutAside } from './CheckoutAside.tsx';
import { CheckedForm } from '../ui/form/CheckedForm.tsx';

/** Who orders. No account is needed; one that there is fills it in. */
export function ContactStep({ draft }: { draft: CheckoutDraft }) {
  const navigate = useNavigate();
  const { contact } = draft;
  const change = (field: keyof typeof contact) => (value: string) => changeDraft({ contact: { ...contact, [field]: value } });
  return (
    <div className={styles.columns}>
      <CheckedForm check={() => contactErrors(draft)} onDone={() => void navigate('/checkout-now/delivery')}>
        {(errors) => (
          <>
            <fieldset className={styles.group}>
              <legend className={styles.legend}>Your details</legend>
              <AccountNote draft={draft} />
              <div className={styles.pair}>
                <Field id="contact.firstName" label="First name" value={contact.firstName} onChange={change('firstName')} error={errors['contact.firstName']} autoComplete="given-name" maxLength={60} />
                <Field id="contact.lastName" label="Last name" value={contact.lastName} onChange={change('lastName')} error={errors['contact.lastName']} autoComplete="family-name" maxLength={60} />
              </div>
              <Field
                id="contact.email"
                label="E-mail address"
                hint="The confirmation goes here."
                type="email"
                value={contact.email}
                onChange={change('email')}
                error={errors['contact.email']}
                autoComplete="email"
                maxLength={254}
              />
              <Field
                id="contact.phone"
                label="Phone number"
                hint="For the driver, or if something is unclear."
                type="tel"
                value={contact.phone}
                onChange={change('phone')}
                error={errors['contact.phone']}
                autoComplete="tel"
                maxLength={30}
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
      <CheckoutAside draft={draft} />
    </div>
  );
}
