import { Button } from '../ui/Button.tsx';
import { useLogOut } from './useLogOut.ts';

export function LogOutButton() {
  const { logOut, isLeaving } = useLogOut();
  return (
    <Button wide pending={isLeaving} onClick={logOut}>
      Logout
    </Button>
  );
}

export function LogOutLink({ className }: { className: string }) {
  const { logOut, isLeaving } = useLogOut();
  return (
    <button type="button" className={className} aria-disabled={isLeaving} onClick={logOut}>
      Logout
    </button>
  );
}
