import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { ConfirmEmailPageMutation } from '../../__generated__/ConfirmEmailPageMutation.graphql.ts';
import { ask, problemOf } from '../../relay/ask.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import * as form from '../../ui/form/form.css.ts';
import { forgetAddressToken, useAddressToken } from '../../navigation/useAddressToken.ts';
import { sessionChanged } from '../../session/session.ts';
import { EntryPage } from './EntryPage.tsx';

/** Confirms a new e-mail address by a mailed link. A press is asked for: programs that read mails follow links, but press nothing. */
export function ConfirmEmailPage() {
  const environment = useRelayEnvironment();
  const token = useAddressToken('token');
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);

  async function confirm() {
    if (isPending || token === null) return;
    setPending(true);
    setProblem(null);
    try {
      const { customerEmailConfirm: answer } = await ask<ConfirmEmailPageMutation>(
        environment,
        graphql`
          mutation ConfirmEmailPageMutation($token: String!) {
            customerEmailConfirm(token: $token) {
              ... on CustomerEmailConfirmPayload @alias(as: "done") {
                message
              }
              ... on UserError @alias(as: "refusal") {
                code
                message
              }
            }
          }
        `,
        { token },
      );
      setDone(answer.done?.message ?? null);
      setProblem(answer.refusal?.message ?? null);
      if (answer.done) sessionChanged();
      if (answer.done || answer.refusal?.code === 'INVALID_EMAIL_TOKEN') forgetAddressToken();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <EntryPage
      title="Confirm your e-mail address"
      intro={
        done === null &&
        (token === null
          ? 'Please open this page with the link in our e-mail. Your account can send you a new one.'
          : 'Press the button to use this address for your account. You stay signed in here, and are signed out everywhere else.')
      }
    >
      <div className={form.form}>
        {problem && (
          <p className={form.problem} role="alert">
            {problem}
          </p>
        )}
        <output className={form.state}>{done && <span className={form.done}>{done}</span>}</output>
        <div className={form.actions}>
          {done === null && token !== null ? (
            <Button tone="primary" size="large" pending={isPending} onClick={() => void confirm()}>
              Confirm this address
            </Button>
          ) : (
            <ButtonLink to="/account" tone="primary" size="large" replace>
              Go to your account
            </ButtonLink>
          )}
          {done === null && token !== null && <Link to="/account">Not now</Link>}
        </div>
      </div>
    </EntryPage>
  );
}
