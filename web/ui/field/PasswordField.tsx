import { useState } from 'react';
import { Field, type LabelledProps } from './Field.tsx';
import * as styles from './Field.css.ts';

interface PasswordFieldProps extends LabelledProps {
  /** Password managers fill in the current password or suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** Pasting is allowed, and there is no maximum length. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          className={styles.end}
          aria-label={`${isShown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
          aria-controls={props.id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}
