import { useState } from 'react';
import { forgetAddressToken, useAddressToken } from '../../browser/navigation/useAddressToken.ts';
import { EntryPage } from './EntryPage.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { ResetRequestForm } from './ResetRequestForm.tsx';

/** Requests a link to reset the password; opened by that link, sets the new password. */
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
