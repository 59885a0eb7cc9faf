import { useId, type ComponentProps } from 'react';
import * as styles from './Field.css.ts';
import { area } from './TextArea.css.ts';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The error message. */
  error?: string | undefined;
}

/** A textarea with its label and error. */
export function TextArea({ label, value, onChange, error, id: givenId, ...rest }: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        className={`${styles.input} ${area}`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      />
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
