import type { ReactNode } from 'react';
import * as form from './form.css.ts';

interface FormOutcomeProps {
  problem: string | null;
  /** Says that it is done. Left out where the form makes way for something else then. */
  message?: ReactNode;
}

/** The outcome of a form: a problem is read out at once, a success once the reader is free. */
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
