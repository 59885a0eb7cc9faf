import { useEffect, useEffectEvent } from 'react';
import * as styles from './ContactForm.css.ts';

interface ContactProblemProps {
  /** Why the message was not sent; undefined without an error. */
  message: string | undefined;
  /** The errors by field. */
  fields: readonly { readonly field: string; readonly message: string }[] | undefined;
  /** The element id of a field. */
  idOf: (field: string) => string;
}

/** The error summary above the form, with a link to each field; moves focus to the first. */
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

/** Focuses a field without adding a history entry. */
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
