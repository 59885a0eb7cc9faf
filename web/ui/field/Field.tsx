import { useId, type ComponentProps, type ReactNode } from 'react';
import * as styles from './Field.css.ts';

interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Help with filling it in. */
  hint?: string;
  /** The error message. */
  error?: string | undefined;
  /** Says "(optional)" beside the label. Defaults to false: fields are required. */
  optional?: boolean;
  /** Shown inside the field at its end, such as a button. */
  end?: ReactNode;
}

/** A text input with its label, hint and error. */
export function Field({
  label,
  value,
  onChange,
  hint,
  error,
  optional = false,
  end,
  id: givenId,
  ...rest
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && ' (optional)'}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <span className={styles.line}>
        <input
          {...rest}
          id={id}
          className={end ? styles.inputBeforeEnd : styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-required={optional ? undefined : true}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {end}
      </span>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
