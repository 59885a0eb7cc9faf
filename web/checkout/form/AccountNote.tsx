import { Suspense, useEffect, useEffectEvent } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { AccountNoteQuery } from '../../__generated__/AccountNoteQuery.graphql.ts';
import { signInPath } from '../../relay/session/session.rules.ts';
import { useSignedIn } from '../../relay/session/session.ts';
import { guests } from '../../relay/session/signed-in.css.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { isUntouched, type CheckoutDraft } from '../checkout.rules.ts';
import { changeDraft } from '../checkout-draft.ts';
import * as styles from '../CheckoutPage.css.ts';

/** Says that no account is needed, and fills in the details of a signed-in customer. */
export function AccountNote({ draft }: { draft: CheckoutDraft }) {
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
  const { customer } = useLazyLoadQuery<AccountNoteQuery>(
    graphql`
      query AccountNoteQuery @throwOnFieldError {
        customer {
          email
          firstName
          lastName
          phone
          company
          defaultAddress {
            isDeliverable
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
    const { firstName, lastName, email, phone, company, defaultAddress } = customer;
    changeDraft({
      contact: { firstName, lastName, email, phone },
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
  useEffect(() => fillIn(), [customer]);
  return customer ? (
    <p className={styles.note}>You’re signed in as {customer.email}. We’ve filled in your details.</p>
  ) : (
    children
  );
}
