import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { NewPasswordFormMutation } from '../../__generated__/NewPasswordFormMutation.graphql.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { CheckedForm } from '../../ui/form/CheckedForm.tsx';
import { errorsOf, refusedFields, type FieldErrors } from '../../ui/form/fields.rules.ts';
import * as form from '../../ui/form/form.css.ts';
import { PASSWORD_HINT, passwordError } from '../account.rules.ts';
import { ask, problemOf } from '../../relay/ask.ts';
import { sessionChanged } from '../../session/session.ts';

interface NewPasswordFormProps {
  token: string;
  /** Called when the password is set. */
  onDone: () => void;
  /** Called when the link is good for nothing any more. */
  onStale: () => void;
}

/** Sets a new password by a mailed link. */
export function NewPasswordForm({ token, onDone, onStale }: NewPasswordFormProps) {
  const environment = useRelayEnvironment();
  const [password, setPassword] = useState('');
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [done, setDone] = useState<string | null>(null);

  async function send() {
    if (isPending) return;
    setPending(true);
    setProblem(null);
    try {
      const { customerPasswordReset: answer } = await ask<NewPasswordFormMutation>(
        environment,
        graphql`
          mutation NewPasswordFormMutation($token: String!, $password: String!) {
            customerPasswordReset(token: $token, password: $password) {
              ... on CustomerPasswordResetPayload @alias(as: "done") {
                message
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
        { token, password },
      );
      if (answer.done) {
        setDone(answer.done.message);
        onDone();
        sessionChanged();
      } else if (answer.refusal?.code === 'INVALID_RESET_TOKEN') onStale();
      else if (answer.invalid) setRefused(refusedFields(answer.invalid.fields));
      else if (answer.refusal?.code === 'WEAK_PASSWORD') setRefused({ password: answer.refusal.message });
      else setProblem(answer.refusal?.message ?? null);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setPending(false);
    }
  }

  if (done) {
    return (
      <div className={form.form}>
        <output className={form.done}>{done}</output>
        <div className={form.actions}>
          <ButtonLink to="/login" tone="primary" size="large" replace>
            Sign in
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <CheckedForm
      check={() => errorsOf({ password: passwordError(password) })}
      refused={refused}
      onDone={() => void send()}
    >
      {(errors) => (
        <>
          {problem && (
            <p className={form.problem} role="alert">
              {problem}
            </p>
          )}
          <PasswordField
            id="password"
            label="New password"
            hint={PASSWORD_HINT}
            value={password}
            onChange={(value) => {
              setPassword(value);
              setRefused({});
            }}
            error={errors.password}
            autoComplete="new-password"
          />
          <div className={form.actions}>
            <Button type="submit" tone="primary" size="large" pending={isPending}>
              Set the password
            </Button>
          </div>
        </>
      )}
    </CheckedForm>
  );
}
