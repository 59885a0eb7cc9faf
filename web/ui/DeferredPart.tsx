import { createContext, Suspense, use, type ReactNode } from 'react';
import { RemountBoundary } from './failure/RemountBoundary.tsx';

/** Whether parts hydrate on their own. False where an error in one must break the page, so that its cause is known. */
export const DeferredParts = createContext(true);

/** A part of the page that hydrates on its own, after what is around it or when it is pressed, and is mounted afresh on its own when it breaks. */
export function DeferredPart({ children }: { children: ReactNode }) {
  if (!use(DeferredParts)) return children;
  return (
    <Suspense fallback={null}>
      <RemountBoundary>{children}</RemountBoundary>
    </Suspense>
  );
}
