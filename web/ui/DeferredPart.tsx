import { createContext, Suspense, use, type ReactNode } from 'react';

/** Whether parts hydrate on their own. False where an error in one must break the page, so that its cause is known. */
export const DeferredParts = createContext(true);

/** A part of the page that hydrates on its own: after what is around it, or when it is pressed. */
export function DeferredPart({ children }: { children: ReactNode }) {
  return use(DeferredParts) ? <Suspense fallback={null}>{children}</Suspense> : children;
}
