import { useState } from 'react';
import { Field } from './Field.tsx';
import * as styles from './Field.css.ts';

interface PasswordFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  /** Says "(optional)" beside the label. Defaults to false. */
  optional?: boolean;
  error?: string | undefined;
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
