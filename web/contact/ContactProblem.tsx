import { useEffect, useEffectEvent } from 'react';
import * as styles from './ContactForm.css.ts';

interface ContactProblemProps {
  /** Why the message was not sent; undefined while nothing is wrong. */
  message: string | undefined;
  /** What is wrong with which field. */
  fields: readonly { readonly field: string; readonly message: string }[] | undefined;
  /** The id that a field has in the page. */
  idOf: (field: string) => string;
}

/** Says above the form what is wrong, with a link to each field, and goes to the first of them. */
export function ContactProblem({ message, fields, idOf }: ContactProblemProps) {
  const goTo = useEffectEvent((field: string) => document.getElementById(idOf(field))?.focus());
  useEffect(() => {
    if (fields?.[0]) goTo(fields[0].field);
  }, [fields]);
  return (
    <div className={styles.alert} role="alert">
      {message !== undefined && (
        <div className={styles.problem}>
          <p className={styles.problemTitle}>{message}</p>
          {fields && (
            <ul className={styles.problems}>
              {fields.map((wrong) => (
                <li key={wrong.field}>
                  <FieldLink id={idOf(wrong.field)} message={wrong.message} />
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
