import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
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
import { SaveState } from './SaveState.tsx';
import { useSave } from './useSave.ts';

/** What a customer signs in with. Changing it takes the password. */
export function SignInDetails({ customer }: { customer: SignInDetails_customer$key }) {
  const { email } = useFragment(
    graphql`
      fragment SignInDetails_customer on Customer {
        email
      }
    `,
    customer,
  );
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
    const done = await save({ input: newPassword === '' ? rest : { ...rest, newPassword } }, 'Your sign-in details have been changed.');
    if (done) setFilled({ ...filled, newPassword: '', currentPassword: '' });
  }

  return (
    <section className={styles.section}>
      <CheckedForm check={check} refused={refused} onDone={() => void submit()}>
        {(errors) => (
          <>
            <h2 className={styles.heading}>How you sign in</h2>
            <Field id="email" label="E-mail address" type="email" value={filled.email} onChange={(value) => change({ email: value })} error={errors.email} autoComplete="email" inputMode="email" autoCapitalize="none" spellCheck={false} maxLength={254} />
            <PasswordField id="newPassword" label="New password" optional hint={`Leave it empty to keep the one you have. ${PASSWORD_HINT}`} value={filled.newPassword} onChange={(value) => change({ newPassword: value })} error={errors.newPassword} autoComplete="new-password" />
            <PasswordField id="currentPassword" label="Current password" value={filled.currentPassword} onChange={(value) => change({ currentPassword: value })} error={errors.currentPassword} autoComplete="current-password" />
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
