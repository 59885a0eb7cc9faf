import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import type { ResetRequestFormMutation } from '../../__generated__/ResetRequestFormMutation.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { CheckedForm } from '../../ui/form/CheckedForm.tsx';
import { emailError, errorsOf } from '../../ui/form/fields.rules.ts';
import * as form from '../../ui/form/form.css.ts';
import { useFormMutation } from '../../relay/useFormMutation.ts';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';

/** Requests a password reset link. The answer is the same whether or not the account exists, so that it cannot be probed. */
export function ResetRequestForm({ problem: before }: { problem: string | null }) {
  const [email, setEmail] = useState('');
  const { commit, isPending, done, problem, fieldErrors } = useFormMutation<ResetRequestFormMutation>(graphql`
    mutation ResetRequestFormMutation($input: CustomerPasswordResetRequestInput!) {
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
            id="email"
            label="Email address"
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
