import { lazy, Suspense, useEffect } from 'react';
import * as styles from './AccountLinks.css.ts';
import { useLogOutCode } from './useLogOutCode.ts';
import { onSessionEnd, useSignedIn } from '../relay/session/session.ts';
import { customers, guests } from '../relay/session/signed-in.css.ts';
import { useToast } from '../ui/toast/Toaster.tsx';
import { Link } from '../framework/navigation/Link.tsx';

const SessionCheck = lazy(async () => ({ default: (await import('./SessionCheck.tsx')).SessionCheck }));

/** The server sends the same HTML to everyone, so styles choose the state by what the head's script has found. */
export function AccountLinks({ className }: { className: string }) {
  const isSignedIn = useSignedIn();
  const logOut = useLogOutCode(isSignedIn);
  const toast = useToast();
  useEffect(() => onSessionEnd(() => toast('You’ve been logged out')), [toast]);
  return (
    <>
      <Link className={className} to="/quick-order">
        Quick order
      </Link>
      <span className={styles.place}>
        <span className={`${styles.state} ${guests}`}>
          <Link className={className} to="/register">
            Create an account
          </Link>
          <Link className={className} to="/login">
            Sign in
          </Link>
        </span>
        <span className={`${styles.state} ${customers}`}>
          <Link className={className} to="/account">
            My Account
          </Link>
          {logOut ? <logOut.LogOutLink className={className} /> : <span className={className}>Logout</span>}
        </span>
        {isSignedIn && (
          <Suspense fallback={null}>
            <SessionCheck />
          </Suspense>
        )}
      </span>
    </>
  );
}
