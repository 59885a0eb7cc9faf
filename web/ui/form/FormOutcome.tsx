import type { ReactNode } from 'react';
import * as form from './form.css.ts';

interface FormOutcomeProps {
  problem: string | null;
  /** Omit it when the form is replaced on success. */
  message?: ReactNode;
}

/** A problem is announced assertively, a success politely. */
export function FormOutcome({ problem, message }: FormOutcomeProps) {
  return (
    <>
      {problem && (
        <p className={form.problem} role="alert">
          {problem}
        </p>
      )}
      {message !== undefined && (
        <output className={form.state}>{message && <span className={form.done}>{message}</span>}</output>
      )}
    </>
  );
}
