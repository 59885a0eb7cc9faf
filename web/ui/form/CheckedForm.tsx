import { useState, type FormEvent, type ReactNode } from 'react';
import * as styles from './form.css.ts';
import type { FieldErrors } from './fields.rules.ts';
import { ErrorLinks, focusOn } from './ErrorLinks.tsx';

interface CheckedFormProps {
  check: () => FieldErrors;
  /** Called when the form is valid, with the value of the clicked button. */
  onDone: (value: string) => void;
  /** The errors of the last submission, from the graph. */
  refused?: FieldErrors;
  children: (errors: FieldErrors) => ReactNode;
}

/** Validates on submit: errors above with links and beside each field; focus moves to the first. */
export function CheckedForm({ check, onDone, refused = {}, children }: CheckedFormProps) {
  const [isChecked, setChecked] = useState(false);
  const errors = { ...refused, ...(isChecked ? check() : {}) };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const [first] = Object.keys(check());
    if (first === undefined) {
      const { submitter } = event.nativeEvent as SubmitEvent;
      onDone(submitter instanceof HTMLButtonElement ? submitter.value : '');
      return;
    }
    setChecked(true);
    focusOn(first);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {Object.keys(errors).length > 0 && (
        <div className={styles.summary} role="alert">
          <p className={styles.title}>Please check the following</p>
          <ErrorLinks className={styles.list} errors={errors} />
        </div>
      )}
      {children(errors)}
    </form>
  );
}
