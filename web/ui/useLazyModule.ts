import { startTransition, useRef, useState } from 'react';
import { reportUnexpected } from './failure/connection-error.ts';

/**
 * Code that the first paint does without: fetched when it is first needed, null until it is there. A fetch that failed is tried
 * again when it is needed again; what it would have added is missing until then, and nothing else.
 */
export function useLazyModule<Code>(load: () => Promise<Code>): [code: Code | null, need: () => void] {
  const [code, setCode] = useState<Code | null>(null);
  const isAsked = useRef(false);
  function need() {
    if (isAsked.current) return;
    isAsked.current = true;
    load().then(
      // Nobody waits for it at this moment: presses go first.
      (loaded) => startTransition(() => setCode(() => loaded)),
      (error: unknown) => {
        reportUnexpected(error);
        isAsked.current = false;
      },
    );
  }
  return [code, need];
}
