import { useState } from 'react';
import { Field } from './Field.tsx';
import * as styles from './Field.css.ts';

interface PasswordFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  /** Said beside the label. */
  optional?: boolean;
  error?: string | undefined;
  /** What a password manager makes of it: the one that is known, or one to make up. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, which can be looked at while it is typed. It may be pasted, and is as long as anyone likes. */
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
