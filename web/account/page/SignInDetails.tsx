import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { TEXT_LENGTHS } from '../../../domain/text-lengths.data.ts';
import type { SignInDetails_customer$key } from '../../__generated__/SignInDetails_customer.graphql.ts';
import type { SignInDetailsMutation } from '../../__generated__/SignInDetailsMutation.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { CheckedForm } from '../../ui/form/CheckedForm.tsx';
import { emailError, errorsOf } from '../../ui/form/fields.rules.ts';
import * as form from '../../ui/form/form.css.ts';
import { PASSWORD_HINT, passwordError } from '../account.rules.ts';
import * as styles from './AccountPage.css.ts';
import { PendingEmail } from './PendingEmail.tsx';
import { SaveState } from './SaveState.tsx';
import { useSave } from './useSave.ts';

/** What a customer signs in with. Changing it takes the password; a new e-mail address counts once its link was pressed. */
export function SignInDetails({ customer }: { customer: SignInDetails_customer$key }) {
  const details = useFragment(
    graphql`
      fragment SignInDetails_customer on Customer {
        email
        ...PendingEmail_customer
      }
    `,
    customer,
  );
  const { email } = details;
  const [filled, setFilled] = useState({ email, newPassword: '', currentPassword: '' });
  const { save, clear, isPending, problem, refused, message } = useSave<SignInDetailsMutation>(
    graphql`
      mutation SignInDetailsMutation($input: CustomerUpdateInput!) {
        customerUpdate(input: $input) {
          ... on CustomerUpdatePayload {
            customer {
              ...SignInDetails_customer
            }
          }
          ... on UserError @alias(as: "refusal") {
            code
            message
          }
          ... on InvalidFieldsError @alias(as: "invalid") {
            fields {
              field
              message
            }
          }
        }
      }
    `,
    ({ customerUpdate }) => customerUpdate,
  );
  const change = (part: Partial<typeof filled>) => {
    setFilled({ ...filled, ...part });
    clear();
  };
  const check = () =>
    errorsOf({
      email: emailError(filled.email),
      newPassword: filled.newPassword === '' ? undefined : passwordError(filled.newPassword),
      currentPassword: filled.currentPassword === '' ? 'Please enter your password as it is now.' : undefined,
    });

  async function submit() {
    const { newPassword, ...rest } = filled;
    const isMoving = filled.email.trim().toLowerCase() !== email.toLowerCase();
    // That a link was sent is said beside the form, for as long as it waits to be pressed.
    const message =
      newPassword !== ''
        ? 'Your password has been changed.'
        : isMoving
          ? ''
          : 'Your sign-in details have been changed.';
    const done = await save({ input: newPassword === '' ? rest : { ...rest, newPassword } }, message);
    if (done) setFilled({ email: isMoving ? email : filled.email, newPassword: '', currentPassword: '' });
  }

  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>How you sign in</h2>
      <PendingEmail customer={details} />
      <CheckedForm check={check} refused={refused} onDone={() => void submit()}>
        {(errors) => (
          <>
            <Field
              id="email"
              label="E-mail address"
              hint="We send a link to a new address. You sign in with the old one until you press it."
              type="email"
              value={filled.email}
              onChange={(value) => change({ email: value })}
              error={errors.email}
              autoComplete="email"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={TEXT_LENGTHS.email}
            />
            <PasswordField
              id="newPassword"
              label="New password"
              optional
              hint={`Leave it empty to keep the one you have. ${PASSWORD_HINT}`}
              value={filled.newPassword}
              onChange={(value) => change({ newPassword: value })}
              error={errors.newPassword}
              autoComplete="new-password"
            />
            <PasswordField
              id="currentPassword"
              label="Current password"
              value={filled.currentPassword}
              onChange={(value) => change({ currentPassword: value })}
              error={errors.currentPassword}
              autoComplete="current-password"
            />
            <SaveState problem={problem} message={message} />
            <div className={form.actions}>
              <Button type="submit" pending={isPending}>
                Change sign-in details
              </Button>
            </div>
          </>
        )}
      </CheckedForm>
    </section>
  );
}
