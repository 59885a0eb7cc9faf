import { Suspense, useState, type ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

interface LoadedPartProps {
  message: string;
  fallback: ReactNode;
  /** Another attempt fetches again. */
  children: (attempt: number) => ReactNode;
}

/** Loads as it renders, with "Try again". */
export function LoadedPart({ message, fallback, children }: LoadedPartProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <LoadFailure key={attempt} message={message} onRetry={() => setAttempt(attempt + 1)}>
      <Suspense fallback={fallback}>{children(attempt)}</Suspense>
    </LoadFailure>
  );
}
