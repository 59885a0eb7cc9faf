import { createContext, Suspense, use, type ReactNode } from 'react';
import { RemountBoundary } from './failure/RemountBoundary.tsx';

/** False where an error in a part must break the page, so that its cause is known. */
export const DeferredParts = createContext(true);

/** Hydrates on its own, after what is around it or when it is pressed, and is mounted afresh when it breaks. */
export function DeferredPart({ children }: { children: ReactNode }) {
  if (!use(DeferredParts)) return children;
  return (
    <Suspense fallback={null}>
      <RemountBoundary>{children}</RemountBoundary>
    </Suspense>
  );
}
