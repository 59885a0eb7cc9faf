import { Suspense, useState, type ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

interface LoadedPartProps {
  /** A sentence about what could not be loaded. */
  message: string;
  /** Shown while it loads. */
  fallback: ReactNode;
  /** Draws the part. Another attempt fetches again. */
  children: (attempt: number) => ReactNode;
}

/** A part of the page that loads as it renders, with "Try again". */
export function LoadedPart({ message, fallback, children }: LoadedPartProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <LoadFailure key={attempt} message={message} onRetry={() => setAttempt(attempt + 1)}>
      <Suspense fallback={fallback}>{children(attempt)}</Suspense>
    </LoadFailure>
  );
}
