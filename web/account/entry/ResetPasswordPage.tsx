import { useState } from 'react';
import { forgetAddressToken, useAddressToken } from '../../framework/navigation/useAddressToken.ts';
import { EntryPage } from './EntryPage.tsx';
import { graphql } from 'react-relay/hooks';
import type { ResetPasswordPageRequestMutation } from '../../__generated__/ResetPasswordPageRequestMutation.graphql.ts';
import type { ResetPasswordPageMutation } from '../../__generated__/ResetPasswordPageMutation.graphql.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { CheckedForm } from '../../ui/form/CheckedForm.tsx';
import { errorsOf, emailError } from '../../ui/form/fields.rules.ts';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';
import * as form from '../../ui/form/form.css.ts';
import { PASSWORD_HINT, passwordError } from '../account.rules.ts';
import { useFormMutation } from '../../relay/useFormMutation.ts';
import { sessionChanged } from '../../relay/session/session.ts';
import { Field } from '../../ui/field/Field.tsx';
import { Link } from '../../framework/navigation/Link.tsx';
import { fieldKinds } from '../../ui/field/field-kinds.data.ts';

/** Requests a link to reset the password; opened by that link, sets the new one. */
export function ResetPasswordPage() {
  const given = useAddressToken('token');
  // The token is forgotten once used, but the form must stay to say that the password has been set.
  const [used, setUsed] = useState<string | null>(null);
  const [spent, setSpent] = useState<string | null>(null);
  const token = given ?? used;
  if (token !== null && token !== spent) {
    return (
      <EntryPage title="Set a new password" intro="You’ll be logged out on all your devices.">
        <NewPasswordForm
          key={token}
          token={token}
          onDone={() => {
            setUsed(token);
            forgetAddressToken();
          }}
          onStale={() => {
            setSpent(token);
            forgetAddressToken();
          }}
        />
      </EntryPage>
    );
  }
  return (
    <EntryPage title="Reset your password" intro="We’ll email you a link to set a new one.">
      <ResetRequestForm
        problem={spent === null ? null : 'This link has expired or has already been used. Please request a new one.'}
      />
    </EntryPage>
  );
}

interface NewPasswordFormProps {
  token: string;
  onDone: () => void;
  /** Called when the link has been used or has expired. */
  onStale: () => void;
}

function NewPasswordForm({ token, onDone, onStale }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const { commit, clear, isPending, done, problem, fieldErrors } = useFormMutation<ResetPasswordPageMutation>(
    graphql`
      mutation ResetPasswordPageMutation($input: CustomerPasswordResetInput!) {
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

/** The answer is the same whether or not the account exists, so that it cannot be probed. */
function ResetRequestForm({ problem: before }: { problem: string | null }) {
  const [email, setEmail] = useState('');
  const { commit, isPending, done, problem, fieldErrors } = useFormMutation<ResetPasswordPageRequestMutation>(graphql`
    mutation ResetPasswordPageRequestMutation($input: CustomerPasswordResetRequestInput!) {
      result: customerPasswordResetRequest(input: $input) {
        ... on CustomerPasswordResetRequestPayload @alias(as: "done") {
          message
        }
        ...FormErrors_error @alias(as: "error")
      }
    }
  `);
  const [isAsked, setAsked] = useState(false);

  function send() {
    setAsked(true);
    commit({ variables: { input: { email } } });
  }

  return (
    <CheckedForm check={() => errorsOf({ email: emailError(email) })} refused={fieldErrors} onDone={send}>
      {(errors) => (
        <>
          <FormOutcome problem={problem ?? (isAsked ? null : before)} message={done && done.message} />
          <Field
            {...fieldKinds.email}
            id="email"
            value={email}
            onChange={setEmail}
            error={errors.email}
            autoComplete="username"
          />
          <div className={form.actions}>
            <Button type="submit" tone="primary" size="large" pending={isPending}>
              Send the link
            </Button>
            <Link to="/login">Back to sign in</Link>
          </div>
        </>
      )}
    </CheckedForm>
  );
}
