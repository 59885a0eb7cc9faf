import { useEffect, useEffectEvent } from 'react';
import { useLazyModule } from '../ui/useLazyModule.ts';

/** The code that signs out, for those who are signed in: null until it is there. */
export function useLogOutCode(isSignedIn: boolean): typeof import('./LogOutButton.tsx') | null {
  const [code, need] = useLazyModule(() => import('./LogOutButton.tsx'));
  const needed = useEffectEvent(need);
  useEffect(() => {
    if (isSignedIn) needed();
  }, [isSignedIn]);
  return code;
}
