import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration, whose HTML is the same for everyone. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
