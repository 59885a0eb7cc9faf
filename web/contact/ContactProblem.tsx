import { useEffect, useEffectEvent } from 'react';
import * as styles from './ContactForm.css.ts';

/** Why a message was not sent. */
export interface Problem {
  message: string;
  /** What is wrong with which field. */
  fields: readonly { readonly field: string; readonly message: string }[];
}

interface ContactProblemProps {
  problem: Problem | null;
  /** The id that a field has in the page. */
  idOf: (field: string) => string;
}

/** Says above the form what is wrong, with a link to each field, and goes to the first of them. */
export function ContactProblem({ problem, idOf }: ContactProblemProps) {
  const goTo = useEffectEvent((field: string) => document.getElementById(idOf(field))?.focus());
  useEffect(() => {
    if (problem?.fields[0]) goTo(problem.fields[0].field);
  }, [problem]);
  return (
    <div className={styles.alert} role="alert">
      {problem && (
        <div className={styles.problem}>
          <p className={styles.problemTitle}>{problem.message}</p>
          {problem.fields.length > 0 && (
            <ul className={styles.problems}>
              {problem.fields.map(({ field, message }) => (
                <li key={field}>
                  <FieldLink id={idOf(field)} message={message} />
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
function FieldLink({ id, message }: { id: string; message: string }) {
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(id)?.focus();
      }}
    >
      {message}
    </a>
  );
}
