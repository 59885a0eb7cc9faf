import { graphql, useFragment } from 'react-relay/hooks';
import type { PendingEmail_customer$key } from '../../__generated__/PendingEmail_customer.graphql.ts';
import type { PendingEmailCancelMutation } from '../../__generated__/PendingEmailCancelMutation.graphql.ts';
import type { PendingEmailResendMutation } from '../../__generated__/PendingEmailResendMutation.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import * as styles from './AccountPage.css.ts';
import { SaveState } from './SaveState.tsx';
import { useSave } from './useSave.ts';

/** Says that a new e-mail address waits for its link to be pressed. The link can be sent again, or the change called off. */
export function PendingEmail({ customer }: { customer: PendingEmail_customer$key }) {
  const { email, pendingEmail } = useFragment(
    graphql`
      fragment PendingEmail_customer on Customer {
        email
        pendingEmail
      }
    `,
    customer,
  );
  const resend = useSave<PendingEmailResendMutation>(
    graphql`
      mutation PendingEmailResendMutation {
        customerEmailChangeResend {
          ... on CustomerEmailChangeResendPayload {
            customer {
              ...PendingEmail_customer
            }
          }
          ... on UserError @alias(as: "refusal") {
            code
            message
          }
        }
      }
    `,
    ({ customerEmailChangeResend }) => customerEmailChangeResend,
  );
  const cancel = useSave<PendingEmailCancelMutation>(
    graphql`
      mutation PendingEmailCancelMutation {
        customerEmailChangeCancel {
          ... on CustomerEmailChangeCancelPayload {
            customer {
              ...PendingEmail_customer
            }
          }
          ... on UserError @alias(as: "refusal") {
            code
            message
          }
        }
      }
    `,
    ({ customerEmailChangeCancel }) => customerEmailChangeCancel,
  );

  return (
    <div className={pendingEmail === null ? styles.silent : styles.card}>
      <output className={styles.breakable}>
        {pendingEmail !== null && (
          <>
            We’ve sent a link to <strong>{pendingEmail}</strong>; until you press it, you sign in with{' '}
            <strong>{email}</strong>. The link works for 24 hours.
          </>
        )}
      </output>
      {pendingEmail !== null && (
        <>
          <div className={styles.actions}>
            <Button
              pending={resend.isPending}
              onClick={() => void resend.save({}, `We’ve sent a new link to ${pendingEmail}.`)}
            >
              Send the link again
            </Button>
            <Button tone="quiet" pending={cancel.isPending} onClick={() => void cancel.save({}, '')}>
              Keep the old address
            </Button>
          </div>
          <SaveState problem={resend.problem ?? cancel.problem} message={resend.message} />
        </>
      )}
    </div>
  );
}
