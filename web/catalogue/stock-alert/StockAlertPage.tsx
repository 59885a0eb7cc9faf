import { graphql } from 'react-relay/hooks';
import type { StockAlertPageConfirmMutation } from '../../__generated__/StockAlertPageConfirmMutation.graphql.ts';
import type { StockAlertPageDeleteMutation } from '../../__generated__/StockAlertPageDeleteMutation.graphql.ts';
import { forgetAddressToken, useAddressToken } from '../../framework/navigation/useAddressToken.ts';
import { useFormMutation } from '../../relay/useFormMutation.ts';
import { Button } from '../../ui/Button.tsx';
import { container } from '../../ui/Container.css.ts';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';
import * as form from '../../ui/form/form.css.ts';
import * as styles from './StockAlertPage.css.ts';
import { Link } from '../../framework/navigation/Link.tsx';

/** It needs a click, because mail scanners follow links but click no buttons. */
export function StockAlertPage() {
  const token = useAddressToken('token');
  const confirmation = useFormMutation<StockAlertPageConfirmMutation>(graphql`
    mutation StockAlertPageConfirmMutation($input: StockAlertConfirmInput!) {
      result: stockAlertConfirm(input: $input) {
        ... on StockAlertConfirmPayload @alias(as: "done") {
          name
          path
        }
        ...FormErrors_error @alias(as: "error")
      }
    }
  `);
  const deletion = useFormMutation<StockAlertPageDeleteMutation>(graphql`
    mutation StockAlertPageDeleteMutation($input: StockAlertDeleteInput!) {
      result: stockAlertDelete(input: $input) {
        ... on StockAlertDeletePayload @alias(as: "done") {
          message
        }
        ...FormErrors_error @alias(as: "error")
      }
    }
  `);
  const awaited = confirmation.done;
  const isGone = deletion.done !== null;
  const isAsking = token !== null && !isGone;
  return (
    <div className={`${container} ${styles.page}`}>
      <title>Back in stock email</title>
      <meta name="robots" content="noindex" />
      <h1>Back in stock email</h1>
      {token === null && !isGone && <p>Please open this page from the link we emailed you.</p>}
      {isAsking && !awaited && <p>Shall we email you once, when the product is back in stock?</p>}
      <FormOutcome
        problem={isGone ? null : (confirmation.problem ?? deletion.problem)}
        message={
          deletion.done?.message ??
          (awaited && (
            <span>
              We’ll email you when <Link to={awaited.path}>{awaited.name}</Link> is back in stock.
            </span>
          ))
        }
      />
      {isAsking && (
        <div className={form.actions}>
          {!awaited && (
            <Button
              tone="primary"
              size="large"
              pending={confirmation.isPending}
              onClick={() => confirmation.commit({ variables: { input: { token } } })}
            >
              Yes, email me
            </Button>
          )}
          <Button
            size="large"
            pending={deletion.isPending}
            onClick={() => deletion.commit({ variables: { input: { token } }, onDone: () => forgetAddressToken() })}
          >
            Don’t email me
          </Button>
        </div>
      )}
      <noscript>This page needs JavaScript. You can also answer our email, and we’ll do it for you.</noscript>
    </div>
  );
}
