import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { NewPasswordFormMutation } from '../../__generated__/NewPasswordFormMutation.graphql.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { CheckedForm } from '../../ui/form/CheckedForm.tsx';
import { errorsOf } from '../../ui/form/fields.rules.ts';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';
import * as form from '../../ui/form/form.css.ts';
import { PASSWORD_HINT, passwordError } from '../account.rules.ts';
import { useFormMutation } from '../../relay/useFormMutation.ts';
import { sessionChanged } from '../../relay/session/session.ts';

interface NewPasswordFormProps {
  token: string;
  /** Called once the password has been set. */
  onDone: () => void;
  /** Called when the link has been used or has expired. */
  onStale: () => void;
}

/** Sets a new password by a mailed link. */
export function NewPasswordForm({ token, onDone, onStale }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const { commit, clear, isPending, done, problem, fieldErrors } = useFormMutation<NewPasswordFormMutation>(
    graphql`
      mutation NewPasswordFormMutation($input: CustomerPasswordResetInput!) {
        result: customerPasswordReset(input: $input) {
          ... on CustomerPasswordResetPayload @alias(as: "done") {
            message
          }
          ...FormErrors_error @alias(as: "error")
        }
      }
    `,
    { fields: { WEAK_PASSWORD: 'password' } },
  );

  function send() {
    commit({
      variables: { input: { token, password } },
      onDone() {
        onDone();
        sessionChanged();
      },
      onRefused({ code }) {
        if (code === 'INVALID_RESET_TOKEN') onStale();
      },
    });
  }

  if (done) {
    return (
      <div className={form.form}>
        <output className={form.done}>{done.message}</output>
        <div className={form.actions}>
          <ButtonLink to="/login" tone="primary" size="large" replace>
            Sign in
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <CheckedForm check={() => errorsOf({ password: passwordError(password) })} refused={fieldErrors} onDone={send}>
      {(errors) => (
        <>
          <FormOutcome problem={problem} />
          <PasswordField
            id="password"
            label="New password"
            hint={PASSWORD_HINT}
            value={password}
            onChange={(value) => {
              setPassword(value);
              clear();
            }}
            error={errors.password}
            autoComplete="new-password"
          />
          <div className={form.actions}>
            <Button type="submit" tone="primary" size="large" pending={isPending}>
              Set password
            </Button>
          </div>
        </>
      )}
    </CheckedForm>
  );
}
