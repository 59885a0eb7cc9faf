import { graphql } from 'react-relay/hooks';
import type { ConfirmEmailPageMutation } from '../../__generated__/ConfirmEmailPageMutation.graphql.ts';
import { useFormMutation } from '../../relay/useFormMutation.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import * as form from '../../ui/form/form.css.ts';
import { forgetAddressToken, useAddressToken } from '../../framework/navigation/useAddressToken.ts';
import { sessionChanged, useSignedIn } from '../../relay/session/session.ts';
import { EntryPage } from './EntryPage.tsx';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';
import { Link } from '../../framework/navigation/Link.tsx';

/** It needs a click, because mail scanners follow links but click no buttons. */
export function ConfirmEmailPage() {
  const token = useAddressToken('token');
  const isSignedIn = useSignedIn();
  const { commit, isPending, done, problem } = useFormMutation<ConfirmEmailPageMutation>(graphql`
    mutation ConfirmEmailPageMutation($input: CustomerEmailConfirmInput!) {
      result: customerEmailConfirm(input: $input) {
        ... on CustomerEmailConfirmPayload @alias(as: "done") {
          message
        }
        ...FormErrors_error @alias(as: "error")
      }
    }
  `);

  const consequence = isSignedIn
    ? 'You’ll stay signed in here and be logged out everywhere else.'
    : 'You’ll need to sign in again on your devices.';

  function confirm(given: string) {
    commit({
      variables: { input: { token: given } },
      onDone() {
        sessionChanged();
        forgetAddressToken();
      },
      onRefused({ code }) {
        if (code === 'INVALID_EMAIL_TOKEN') forgetAddressToken();
      },
    });
  }

  return (
    <EntryPage
      title="Confirm your email address"
      intro={
        done === null &&
        (token === null
          ? 'Please open this page from the link we emailed you. You can request a new one in your account.'
          : `Confirm that you want to use this address for your account. ${consequence}`)
      }
    >
      <div className={form.form}>
        <FormOutcome problem={problem} message={done && done.message} />
        <div className={form.actions}>
          {done === null && token !== null ? (
            <Button tone="primary" size="large" pending={isPending} onClick={() => confirm(token)}>
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
