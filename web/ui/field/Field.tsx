import { useId, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import * as styles from './Field.css.ts';

export interface LabelledProps {
  /** Defaults to one that is unique on the page. */
  id?: string | undefined;
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
  /** Says "(optional)" beside the label. Defaults to false. */
  optional?: boolean;
}

/** `children` draws the input by the attributes that join it to label, hint and error. */
export function Labelled({
  id: givenId,
  label,
  value,
  onChange,
  hint,
  error,
  optional = false,
  children,
}: LabelledProps & { children: (attributes: ReturnType<typeof inputAttributes>) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {`${label}${optional ? ' (optional)' : ''}`}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children(inputAttributes(id, { value, onChange, hint, error, optional }))}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

function inputAttributes(id: string, { value, onChange, hint, error, optional }: Omit<LabelledProps, 'id' | 'label'>) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      onChange(event.target.value),
    'aria-required': optional ? undefined : true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
}

interface FieldProps extends LabelledProps, Omit<ComponentProps<'input'>, keyof LabelledProps> {
  /** Inside the field, such as a button. */
  end?: ReactNode;
}

export function Field({ id, label, value, onChange, hint, error, optional, end, ...rest }: FieldProps) {
  return (
    <Labelled {...{ id, label, value, onChange, hint, error, optional }}>
      {(attributes) => (
        <span className={styles.line}>
          <input {...rest} {...attributes} className={end ? styles.inputBeforeEnd : styles.input} />
          {end}
        </span>
      )}
    </Labelled>
  );
}

interface SelectFieldProps extends LabelledProps {
  options: readonly string[];
  autoComplete?: string;
}

export function SelectField({ options, autoComplete, ...rest }: SelectFieldProps) {
  return (
    <Labelled {...rest}>
      {(attributes) => (
        <select {...attributes} className={styles.input} autoComplete={autoComplete}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
