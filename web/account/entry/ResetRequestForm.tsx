import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { Link } from 'react-router';
import { TEXT_LENGTHS } from '../../../domain/text-lengths.data.ts';
import type { ResetRequestFormMutation } from '../../__generated__/ResetRequestFormMutation.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { CheckedForm } from '../../ui/form/CheckedForm.tsx';
import { emailError, errorsOf, refusedFields, type FieldErrors } from '../../ui/form/fields.rules.ts';
import * as form from '../../ui/form/form.css.ts';
import { ask, problemOf } from '../../relay/ask.ts';

/** Has a link mailed. Whether there is such an account is told by mail alone. */
export function ResetRequestForm({ problem: before }: { problem: string | null }) {
  const environment = useRelayEnvironment();
  const [email, setEmail] = useState('');
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState(before);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [sent, setSent] = useState<string | null>(null);

  async function send() {
    if (isPending) return;
    setPending(true);
    setProblem(null);
    setRefused({});
    setSent(null);
    try {
      const { customerPasswordResetRequest: answer } = await ask<ResetRequestFormMutation>(
        environment,
        graphql`
          mutation ResetRequestFormMutation($email: String!) {
            customerPasswordResetRequest(email: $email) {
              ... on CustomerPasswordResetRequestPayload @alias(as: "done") {
                message
              }
              ... on UserError @alias(as: "refusal") {
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
        { email },
      );
      setSent(answer.done?.message ?? null);
      if (answer.invalid) setRefused(refusedFields(answer.invalid.fields));
      else setProblem(answer.refusal?.message ?? null);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <CheckedForm check={() => errorsOf({ email: emailError(email) })} refused={refused} onDone={() => void send()}>
      {(errors) => (
        <>
          {problem && (
            <p className={form.problem} role="alert">
              {problem}
            </p>
          )}
          <output className={form.state}>{sent && <span className={form.done}>{sent}</span>}</output>
          <Field
            id="email"
            label="E-mail address"
            type="email"
            value={email}
            onChange={setEmail}
            error={errors.email}
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={TEXT_LENGTHS.email}
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
