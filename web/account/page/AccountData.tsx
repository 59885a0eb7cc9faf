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
import { sessionChanged } from '../../session/session.ts';
import * as styles from './AccountPage.css.ts';
import { SaveState } from './SaveState.tsx';
import { useSave } from './useSave.ts';

/** Everything that the shop keeps of a customer: to take away, or to be deleted. */
export function AccountData() {
  return (
    <>
      <Export />
      <Deletion />
    </>
  );
}

function Export() {
  const { save, isPending, problem, message } = useSave<AccountDataExportMutation>(
    graphql`
      mutation AccountDataExportMutation {
        customerDataExport {
          ... on CustomerDataExportPayload @alias(as: "done") {
            json
          }
          ... on UserError @alias(as: "refusal") {
            code
            message
          }
        }
      }
    `,
    ({ customerDataExport }) => customerDataExport,
  );

  async function download() {
    const answer = await save({}, 'Your data has been downloaded.');
    const json = answer?.customerDataExport.done?.json;
    if (json === undefined) return;
    const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'my-account.json';
    link.click();
    URL.revokeObjectURL(address);
  }

  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Take your data with you</h2>
      <p>Your details, addresses and orders in one file (JSON), as we keep them.</p>
      <SaveState problem={problem} message={message} />
      <div className={styles.actions}>
        <Button pending={isPending} onClick={() => void download()}>
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
  const { save, clear, isPending, problem, refused } = useSave<AccountDataDeleteMutation>(
    graphql`
      mutation AccountDataDeleteMutation($password: String!) {
        customerDelete(password: $password) {
          ... on CustomerDeletePayload @alias(as: "done") {
            message
          }
          ... on UserError @alias(as: "refusal") {
            code
            message
          }
        }
      }
    `,
    ({ customerDelete }) => customerDelete,
  );

  async function remove() {
    const done = (await save({ password }, ''))?.customerDelete.done;
    if (!done) return;
    await navigate('/');
    environment.commitUpdate((store) => void store.getRoot().setValue(null, 'customer'));
    sessionChanged();
    cart.forget();
    toast(done.message);
  }

  return (
    <section className={styles.section}>
      <CheckedForm
        check={() => errorsOf({ currentPassword: password === '' ? 'Please enter your password.' : undefined })}
        refused={refused}
        onDone={() => void remove()}
      >
        {(errors) => (
          <>
            <h2 className={styles.heading}>Delete your account</h2>
            <p>
              Your details, addresses and basket are deleted at once and cannot be brought back. Orders are kept for as
              long as tax law asks, about six years, and no longer belong to an account.
            </p>
            <SaveState problem={problem} message={null} />
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
