import { useNavigate } from 'react-router';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/field/Field.tsx';
import { contactErrors, type CheckoutDraft, isUntouched } from './checkout.rules.ts';
import { changeContact, useRefusedFields, changeDraft } from './checkout-draft.ts';
import * as styles from './CheckoutPage.css.ts';
import { CheckoutAside } from './summary/CheckoutAside.tsx';
import { CheckedForm } from '../ui/form/CheckedForm.tsx';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { ContactStepQuery } from '../__generated__/ContactStepQuery.graphql.ts';
import { signInPath } from '../relay/session/session.rules.ts';
import { useSignedIn } from '../relay/session/session.ts';
import { guests } from '../relay/session/signed-in.css.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Link } from '../framework/navigation/Link.tsx';
import { fieldKinds } from '../ui/field/field-kinds.data.ts';
import { fieldsOf } from '../ui/form/fields-of.ts';

/** No account is needed; a signed-in customer's are filled in. */
export function ContactStep({ draft }: { draft: CheckoutDraft }) {
  const navigate = useNavigate();
  const refused = useRefusedFields('contact');
  return (
    <div className={styles.columns}>
      <CheckoutAside draft={draft} />
      <CheckedForm
        check={() => contactErrors(draft)}
        refused={refused}
        onDone={() => void navigate('/checkout-now/delivery')}
      >
        {(errors) => {
          const field = fieldsOf({ filled: draft.contact, change: changeContact, errors, prefix: 'contact.' });
          return (
            <>
              <fieldset className={styles.group}>
                <legend className={styles.legend}>Your details</legend>
                <AccountNote draft={draft} />
                <div className={styles.pair}>
                  <Field {...fieldKinds.firstName} {...field('firstName')} />
                  <Field {...fieldKinds.lastName} {...field('lastName')} />
                </div>
                <Field {...fieldKinds.email} {...field('email')} hint="We’ll send your confirmation here." />
                <Field
                  {...fieldKinds.phone}
                  {...field('phone')}
                  hint="For the driver, or if we have a question about your order."
                />
              </fieldset>
              <div className={styles.actions}>
                <Button type="submit" tone="primary" size="large">
                  Continue to delivery
                </Button>
              </div>
            </>
          );
        }}
      </CheckedForm>
    </div>
  );
}

function AccountNote({ draft }: { draft: CheckoutDraft }) {
  const isSignedIn = useSignedIn();
  const guest = (
    <p className={`${styles.note} ${guests}`}>
      We’ll only email or call you about this order. Already have an account?{' '}
      <Link to={signInPath('/checkout-now')}>Sign in</Link>
    </p>
  );
  if (!isSignedIn) return guest;
  return (
    <LoadFailure
      message="We couldn’t fill in your details. Please type them in, or try again."
      onRetry={() => location.reload()}
    >
      <Suspense fallback={<p className={styles.note}>Loading your details…</p>}>
        <FilledIn draft={draft}>{guest}</FilledIn>
      </Suspense>
    </LoadFailure>
  );
}

function FilledIn({ draft, children }: { draft: CheckoutDraft; children: React.ReactNode }) {
  const { customer } = useLazyLoadQuery<ContactStepQuery>(
    graphql`
      query ContactStepQuery @throwOnFieldError {
        customer {
          email
          firstName
          lastName
          phone
          company
          addresses {
            id
          }
          defaultAddress {
            isDeliverable
            firstName
            lastName
            phone
            company
            address1
            address2
            city
            postcode
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const fillIn = useEffectEvent(() => {
    // Never replaces what the shopper has typed.
    if (!customer || !isUntouched(draft)) return;
    const { email, company, defaultAddress } = customer;
    changeDraft({
      // An account may have no name of its own.
      contact: {
        firstName: customer.firstName || (defaultAddress?.firstName ?? ''),
        lastName: customer.lastName || (defaultAddress?.lastName ?? ''),
        email,
        phone: customer.phone || (defaultAddress?.phone ?? ''),
      },
      ...(defaultAddress?.isDeliverable && {
        address: {
          company: defaultAddress.company ?? company ?? '',
          address1: defaultAddress.address1,
          address2: defaultAddress.address2 ?? '',
          city: defaultAddress.city,
          postcode: defaultAddress.postcode ?? '',
        },
      }),
    });
  });
  const offerToSave = useEffectEvent(() => {
    if (!customer) return;
    const isOffered = customer.addresses.length === 0;
    if (isOffered !== (draft.savesAddress !== null)) changeDraft({ savesAddress: isOffered ? true : null });
  });
  useEffect(() => {
    fillIn();
    offerToSave();
  }, [customer]);
  return customer ? (
    <p className={styles.note}>{`You’re signed in as ${customer.email}. We’ve filled in your details.`}</p>
  ) : (
    children
  );
}
