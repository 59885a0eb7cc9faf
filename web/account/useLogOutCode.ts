import { useEffect, useEffectEvent } from 'react';
import { useLazyModule } from '../ui/useLazyModule.ts';

/** Loaded for signed-in customers only; null until it has loaded. */
export function useLogOutCode(isSignedIn: boolean): typeof import('./LogOutButton.tsx') | null {
  const [code, need] = useLazyModule(() => import('./LogOutButton.tsx'));
  const needed = useEffectEvent(need);
  useEffect(() => {
    if (isSignedIn) needed();
  }, [isSignedIn]);
  return code;
}
