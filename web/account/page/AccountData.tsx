import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import type { AccountDataExportMutation } from '../../__generated__/AccountDataExportMutation.graphql.ts';
import type { AccountDataDeleteMutation } from '../../__generated__/AccountDataDeleteMutation.graphql.ts';
import { useCart } from '../../cart/useCart.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { CheckedForm } from '../../ui/form/CheckedForm.tsx';
import { errorsOf } from '../../ui/form/fields.rules.ts';
import * as form from '../../ui/form/form.css.ts';
import { useToast } from '../../ui/toast/Toaster.tsx';
import { sessionChanged } from '../../relay/session/session.ts';
import * as styles from './AccountPage.css.ts';
import { useFormMutation } from '../../relay/useFormMutation.ts';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';

export function AccountData() {
  return (
    <>
      <Export />
      <Deletion />
    </>
  );
}

function Export() {
  const { commit, isPending, done, problem } = useFormMutation<AccountDataExportMutation>(graphql`
    mutation AccountDataExportMutation {
      result: customerDataExport {
        ... on CustomerDataExportPayload @alias(as: "done") {
          json
        }
        ...FormErrors_error @alias(as: "error")
      }
    }
  `);

  function download(json: string) {
    const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'my-account.json';
    link.click();
    URL.revokeObjectURL(address);
  }

  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Download your data</h2>
      <p>Your details, addresses and orders in one file (JSON).</p>
      <FormOutcome problem={problem} message={done && 'Your data has been downloaded.'} />
      <div className={styles.actions}>
        <Button pending={isPending} onClick={() => commit({ variables: {}, onDone: ({ json }) => download(json) })}>
          Download my data
        </Button>
      </div>
    </section>
  );
}

function Deletion() {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const cart = useCart();
  const toast = useToast();
  const [password, setPassword] = useState('');
  const { commit, clear, isPending, problem, fieldErrors } = useFormMutation<AccountDataDeleteMutation>(
    graphql`
      mutation AccountDataDeleteMutation($input: CustomerDeleteInput!) {
        result: customerDelete(input: $input) {
          ... on CustomerDeletePayload @alias(as: "done") {
            message
          }
          ...FormErrors_error @alias(as: "error")
        }
      }
    `,
    { fields: { INVALID_CREDENTIALS: 'currentPassword' } },
  );

  function remove() {
    commit({
      variables: { input: { password } },
      async onDone({ message }) {
        await navigate('/');
        environment.commitUpdate((store) => void store.getRoot().setValue(null, 'customer'));
        sessionChanged();
        cart.forget();
        toast(message);
      },
    });
  }

  return (
    <section className={styles.section}>
      <CheckedForm
        check={() => errorsOf({ currentPassword: password === '' ? 'Please enter your password.' : undefined })}
        refused={fieldErrors}
        onDone={remove}
      >
        {(errors) => (
          <>
            <h2 className={styles.heading}>Delete your account</h2>
            <p>
              We’ll delete your details, addresses and basket straight away, and can’t restore them. We have to keep
              orders for about six years for tax purposes, but they’ll no longer be linked to an account.
            </p>
            <FormOutcome problem={problem} />
            <PasswordField
              id="currentPassword"
              label="Password"
              value={password}
              onChange={(value) => {
                setPassword(value);
                clear();
              }}
              error={errors.currentPassword}
              autoComplete="current-password"
            />
            <div className={form.actions}>
              <Button type="submit" pending={isPending}>
                Delete my account
              </Button>
            </div>
          </>
        )}
      </CheckedForm>
    </section>
  );
}
