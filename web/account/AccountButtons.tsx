import { Button, ButtonLink } from '../ui/Button.tsx';
import { useSignedIn } from '../session/session.ts';
import { useLogOut } from './useLogOut.ts';

/** The same links as buttons, one below the other, for the menu of small screens. */
export function AccountButtons() {
  const isSignedIn = useSignedIn();
  const { logOut, isLeaving } = useLogOut();
  if (isSignedIn) {
    return (
      <>
        <ButtonLink to="/account" tone="primary" wide>
          My Account
        </ButtonLink>
        <Button wide pending={isLeaving} onClick={logOut}>
          Logout
        </Button>
      </>
    );
  }
  return (
    <>
      <ButtonLink to="/login" tone="primary" wide>
        Sign in
      </ButtonLink>
      <ButtonLink to="/register" wide>
        Create an account
      </ButtonLink>
    </>
  );
}
