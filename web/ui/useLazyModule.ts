import { startTransition, useRef, useState } from 'react';
import { reportUnexpected } from './failure/connection-error.ts';

/**
 * A lazy module that the first render does without: loaded by calling `need`, null until then. A failed load is retried on the next call;
 * until it succeeds only what the module adds is missing.
 */
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
