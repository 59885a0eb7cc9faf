import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { SaveContext, type SaveTarget } from '../../catalogue/product/save/SaveButton.tsx';
import { hasGuestLists, knowsSavedSkus } from '../../catalogue/product/save/saved-skus.ts';
import { isSignedIn as readSession, useSignedIn } from '../../relay/session/session.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { reportUnexpected } from '../../ui/failure/connection-error.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';

const SaveDialog = lazy(async () => ({ default: (await import('./SaveDialog.tsx')).SaveDialog }));

/** One dialog for the page. Also moves a guest's lists to the account at sign-in. */
export function SaveProvider({ children }: { children: ReactNode }) {
  const environment = useRelayEnvironment();
  const isSignedIn = useSignedIn();
  const [target, setTarget] = useState<SaveTarget | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // Read from the cookie, because the first render is that of a guest for everyone.
    if (readSession()) {
      if (hasGuestLists() || !knowsSavedSkus())
        import('./store/merge-lists.ts').then(({ mergeLists }) => mergeLists(environment)).catch(reportUnexpected);
    } else if (knowsSavedSkus()) {
      // The lists of a customer who has signed out, here or elsewhere.
      import('./store/guest-lists.ts').then(({ showGuestSkus }) => showGuestSkus()).catch(reportUnexpected);
    }
  }, [isSignedIn, environment]);

  function open(next: SaveTarget) {
    setTarget(next);
    setOpen(true);
    setAttempt((before) => before + 1);
  }
  return (
    <SaveContext value={open}>
      {children}
      {target && (
        <Dialog open={isOpen} onClose={() => setOpen(false)} title="Save to a list" kind="centred">
          <LoadFailure
            key={attempt}
            message="We couldn’t load your lists."
            onRetry={() => setAttempt((before) => before + 1)}
          >
            <Suspense fallback={<p>Loading your lists…</p>}>
              <SaveDialog key={attempt} target={target} attempt={attempt} onClose={() => setOpen(false)} />
            </Suspense>
          </LoadFailure>
        </Dialog>
      )}
    </SaveContext>
  );
}
