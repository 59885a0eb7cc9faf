import { startTransition, useRef, useState } from 'react';
import { reportUnexpected } from './failure/connection-error.ts';

/** Null until `need` has loaded it. A failed load is retried on the next call; only what the module adds is missing. */
export function useLazyModule<Code>(load: () => Promise<Code>): [code: Code | null, need: () => void] {
  const [code, setCode] = useState<Code | null>(null);
  const isAsked = useRef(false);
  function need() {
    if (isAsked.current) return;
    isAsked.current = true;
    load().then(
      // Not urgent: clicks and typing go first.
      (loaded) => startTransition(() => setCode(() => loaded)),
      (error: unknown) => {
        reportUnexpected(error);
        isAsked.current = false;
      },
    );
  }
  return [code, need];
}
