import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useLogOutCode } from './useLogOutCode.ts';
import { useSignedIn } from '../relay/session/session.ts';

export function AccountButtons() {
  const isSignedIn = useSignedIn();
  const logOut = useLogOutCode(isSignedIn);
  if (isSignedIn) {
    return (
      <>
        <ButtonLink to="/account" tone="primary" wide>
          My Account
        </ButtonLink>
        <WorkButtons />
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
      <WorkButtons />
    </>
  );
}

function WorkButtons() {
  return (
    <>
      <ButtonLink to="/saved-lists" wide>
        <Icon name="heart" /> Saved lists
      </ButtonLink>
      <ButtonLink to="/quick-order" wide>
        Quick order
      </ButtonLink>
    </>
  );
}
