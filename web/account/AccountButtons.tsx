import { ButtonLink } from '../ui/Button.tsx';
import { useLogOutCode } from './useLogOutCode.ts';
import { useSignedIn } from '../relay/session/session.ts';

/** The account links as full-width buttons, for the mobile menu. */
export function AccountButtons() {
  const isSignedIn = useSignedIn();
  const logOut = useLogOutCode(isSignedIn);
  if (isSignedIn) {
    return (
      <>
        <ButtonLink to="/account" tone="primary" wide>
          My Account
        </ButtonLink>
        <ButtonLink to="/saved-lists" wide>
          Saved lists
        </ButtonLink>
        {logOut && <logOut.LogOutButton />}
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
      <ButtonLink to="/saved-lists" wide>
        Saved lists
      </ButtonLink>
    </>
  );
}
