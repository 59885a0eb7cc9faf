import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  SignInDetails_customer$data,
  SignInDetails_customer$key,
} from '../../__generated__/SignInDetails_customer.graphql.ts';
import type { SignInDetails_pendingEmail$key } from '../../__generated__/SignInDetails_pendingEmail.graphql.ts';
import type { SignInDetailsCancelMutation } from '../../__generated__/SignInDetailsCancelMutation.graphql.ts';
import type { SignInDetailsMutation } from '../../__generated__/SignInDetailsMutation.graphql.ts';
import type { SignInDetailsResendMutation } from '../../__generated__/SignInDetailsResendMutation.graphql.ts';
import { useFormMutation } from '../../relay/useFormMutation.ts';
import { Button } from '../../ui/Button.tsx';
import { fieldKinds } from '../../ui/field/field-kinds.data.ts';
import { Field } from '../../ui/field/Field.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { CheckedForm } from '../../ui/form/CheckedForm.tsx';
import { fieldsOf } from '../../ui/form/fields-of.ts';
import * as form from '../../ui/form/form.css.ts';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';
import { PASSWORD_HINT, signInErrors, type SignInForm } from '../account.rules.ts';
import * as styles from './AccountPage.css.ts';

const FIELDS = { WEAK_PASSWORD: 'newPassword', EMAIL_TAKEN: 'email', INVALID_CREDENTIALS: 'currentPassword' };

/** A change needs the current password; a new address counts once it is confirmed. */
export function SignInDetails({ customer }: { customer: SignInDetails_customer$key }) {
  const details = useFragment(
    graphql`
      fragment SignInDetails_customer on Customer {
        email
        canChangeEmail
        canChangePassword
        ...SignInDetails_pendingEmail
      }
    `,
    customer,
  );
  const { email, canChangeEmail, canChangePassword } = details;
  const { filled, change, submit, message, isPending, problem, fieldErrors } = useSignInChange(details);
  if (!canChangeEmail && !canChangePassword)
    return (
      <section className={styles.section}>
        <h2 className={styles.heading}>How you sign in</h2>
        <p>{`With ${email}. To choose another password, sign out and follow “Forgotten your password?”.`}</p>
      </section>
    );
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>How you sign in</h2>
      <PendingEmail customer={details} />
      <CheckedForm check={() => signInErrors(filled)} refused={fieldErrors} onDone={submit}>
        {(errors) => {
          const field = fieldsOf({ filled, change, errors });
          return (
            <>
              {canChangeEmail ? (
                <Field
                  {...fieldKinds.email}
                  {...field('email')}
                  hint="We’ll send a link to the new address. Until you open it, sign in with the old one."
                />
              ) : (
                <p>{`You sign in with ${email}.`}</p>
              )}
              {canChangePassword && (
                <PasswordField
                  {...field('newPassword')}
                  label="New password"
                  optional
                  hint={`Leave empty to keep your current password. ${PASSWORD_HINT}`}
                  autoComplete="new-password"
                />
              )}
              <PasswordField {...field('currentPassword')} label="Current password" autoComplete="current-password" />
              <FormOutcome problem={problem} message={message} />
              <div className={form.actions}>
                <Button type="submit" pending={isPending}>
                  Change sign-in details
                </Button>
              </div>
            </>
          );
        }}
      </CheckedForm>
    </section>
  );
}

function useSignInChange({ email, canChangeEmail }: SignInDetails_customer$data) {
  const [filled, setFilled] = useState<SignInForm>({ email, newPassword: '', currentPassword: '' });
  const [message, setMessage] = useState('');
  const { commit, clear, done, ...state } = useFormMutation<SignInDetailsMutation>(
    graphql`
      mutation SignInDetailsMutation($input: CustomerUpdateInput!) {
        result: customerUpdate(input: $input) {
          ... on CustomerUpdatePayload @alias(as: "done") {
            customer {
              ...SignInDetails_customer
            }
          }
          ...FormErrors_error @alias(as: "error")
        }
      }
    `,
    { fields: FIELDS },
  );

  function change(name: keyof SignInForm, value: string) {
    setFilled({ ...filled, [name]: value });
    clear();
  }

  function submit() {
    const { newPassword, email: newEmail, currentPassword } = filled;
    const rest = canChangeEmail ? { email: newEmail, currentPassword } : { currentPassword };
    const isMoving = newEmail.trim().toLowerCase() !== email.toLowerCase();
    commit({
      variables: { input: newPassword === '' ? rest : { ...rest, newPassword } },
      onDone() {
        setFilled({ email: isMoving ? email : newEmail, newPassword: '', currentPassword: '' });
        if (newPassword !== '') setMessage('Your password has been changed.');
        // The form itself says that a link was sent, until it is confirmed.
        else setMessage(isMoving ? '' : 'Your sign-in details have been updated.');
      },
    });
  }

  return { ...state, filled, change, submit, message: done && message };
}

function PendingEmail({ customer }: { customer: SignInDetails_pendingEmail$key }) {
  const { id, email, pendingEmail } = useFragment(
    graphql`
      fragment SignInDetails_pendingEmail on Customer {
        id
        email
        pendingEmail
      }
    `,
    customer,
  );
  const resend = useFormMutation<SignInDetailsResendMutation>(graphql`
    mutation SignInDetailsResendMutation {
      result: customerEmailChangeResend {
        ... on CustomerEmailChangeResendPayload @alias(as: "done") {
          customer {
            ...SignInDetails_pendingEmail
          }
        }
        ...FormErrors_error @alias(as: "error")
      }
    }
  `);
  const cancel = useFormMutation<SignInDetailsCancelMutation>(graphql`
    mutation SignInDetailsCancelMutation @raw_response_type {
      result: customerEmailChangeCancel {
        ... on CustomerEmailChangeCancelPayload @alias(as: "done") {
          customer {
            ...SignInDetails_pendingEmail
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
          <span>
            We’ve sent a link to <strong>{pendingEmail}</strong>. Until you open it, keep signing in with{' '}
            <strong>{email}</strong>. The link works for 24 hours.
          </span>
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
