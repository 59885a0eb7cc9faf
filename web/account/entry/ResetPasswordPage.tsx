import { useState, useSyncExternalStore } from 'react';
import { EntryPage } from './EntryPage.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { ResetRequestForm } from './ResetRequestForm.tsx';

const TOKEN = /^#token=([\w-]{8,256})$/;

/** The token of a mailed link. It stands behind the #, which is sent to no server. */
const tokenInAddress = () => TOKEN.exec(location.hash)?.[1] ?? null;

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** Asks for the link that sets a new password; and is what that link leads to. */
export function ResetPasswordPage() {
  const token = useSyncExternalStore(subscribe, tokenInAddress, () => null);
  const [spent, setSpent] = useState<string | null>(null);
  if (token !== null && token !== spent) {
    return (
      <EntryPage title="Set a new password" intro="It replaces the one you had, and signs you out wherever you are signed in.">
        <NewPasswordForm token={token} onStale={() => setSpent(token)} />
      </EntryPage>
    );
  }
  return (
    <EntryPage title="Reset your password" intro="We send you a link to set a new one.">
      <ResetRequestForm problem={spent === null ? null : 'This link has been used or is too old. Please ask for a new one.'} />
    </EntryPage>
  );
}
