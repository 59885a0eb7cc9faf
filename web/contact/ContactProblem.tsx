import { useEffect } from 'react';
import * as styles from './ContactForm.css.ts';

/** Why a message was not sent. */
export interface Problem {
  message: string;
  /** What is wrong with which field; fields have these ids. */
  fields: readonly { readonly field: string; readonly message: string }[];
}

/** Says above the form what is wrong, with a link to each field, and goes to the first of them. */
export function ContactProblem({ problem }: { problem: Problem | null }) {
  useEffect(() => {
    if (problem?.fields[0]) document.getElementById(problem.fields[0].field)?.focus();
  }, [problem]);
  return (
    <div role="alert">
      {problem && (
        <div className={styles.problem}>
          <p className={styles.problemTitle}>{problem.message}</p>
          {problem.fields.length > 0 && (
            <ul className={styles.problems}>
              {problem.fields.map(({ field, message }) => (
                <li key={field}>
                  <FieldLink field={field} message={message} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

/** Goes to a field without leaving a step in the history. */
function FieldLink({ field, message }: { field: string; message: string }) {
  return (
    <a
      href={`#${field}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(field)?.focus();
      }}
    >
      {message}
    </a>
  );
}
