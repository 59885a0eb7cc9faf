import { graphql, useFragment } from 'react-relay/hooks';
import type { PendingEmail_customer$key } from '../../__generated__/PendingEmail_customer.graphql.ts';
import type { PendingEmailCancelMutation } from '../../__generated__/PendingEmailCancelMutation.graphql.ts';
import type { PendingEmailResendMutation } from '../../__generated__/PendingEmailResendMutation.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import * as styles from './AccountPage.css.ts';
import { useFormMutation } from '../../relay/useFormMutation.ts';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';

/** Says that a new email address awaits confirmation, with buttons to send the link again or to cancel the change. */
export function PendingEmail({ customer }: { customer: PendingEmail_customer$key }) {
  const { id, email, pendingEmail } = useFragment(
    graphql`
      fragment PendingEmail_customer on Customer {
        id
        email
        pendingEmail
      }
    `,
    customer,
  );
  const resend = useFormMutation<PendingEmailResendMutation>(graphql`
    mutation PendingEmailResendMutation {
      result: customerEmailChangeResend {
        ... on CustomerEmailChangeResendPayload @alias(as: "done") {
          customer {
            ...PendingEmail_customer
          }
        }
        ...FormErrors_error @alias(as: "error")
      }
    }
  `);
  const cancel = useFormMutation<PendingEmailCancelMutation>(graphql`
    mutation PendingEmailCancelMutation @raw_response_type {
      result: customerEmailChangeCancel {
        ... on CustomerEmailChangeCancelPayload @alias(as: "done") {
          customer {
            ...PendingEmail_customer
          }
        }
        ...FormErrors_error @alias(as: "error")
      }
    }
  `);

  function keepOldAddress() {
    cancel.commit({
      variables: {},
      optimisticResponse: {
        result: { __typename: 'CustomerEmailChangeCancelPayload', customer: { id, email, pendingEmail: null } },
      },
    });
  }

  return (
    <div className={pendingEmail === null ? styles.silent : styles.card}>
      <output className={styles.breakable}>
        {pendingEmail !== null && (
          <>
            We’ve sent a link to <strong>{pendingEmail}</strong>. Until you open it, keep signing in with{' '}
            <strong>{email}</strong>. The link works for 24 hours.
          </>
        )}
      </output>
      {pendingEmail !== null && (
        <>
          <div className={styles.actions}>
            <Button pending={resend.isPending} onClick={() => resend.commit({ variables: {} })}>
              Send the link again
            </Button>
            <Button tone="quiet" pending={cancel.isPending} onClick={keepOldAddress}>
              Keep the old address
            </Button>
          </div>
          <FormOutcome
            problem={resend.problem ?? cancel.problem}
            message={resend.done && `We’ve sent a new link to ${pendingEmail}.`}
          />
        </>
      )}
    </div>
  );
}
