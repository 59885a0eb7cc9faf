import { useId, useState } from 'react';
import { Icon } from './Icon.tsx';
import * as styles from './Stepper.css.ts';

interface StepperProps {
  value: number;
  onChange: (value: number) => void;
  /** Defaults to 1. */
  minimum?: number;
  /** Values are its multiples; a typed number is raised to the next. Defaults to 1. */
  step?: number;
  /** No limit when null or omitted. */
  maximum?: number | null;
  /** The reason for the limit; shown when the value is at the maximum. */
  maximumReason?: string;
  /** The accessible name, such as "Quantity of Bari pendant". */
  label: string;
  disabled?: boolean;
}

/** A whole number, by buttons or typed. A typed number applies on blur or Enter, within the limits. */
export function Stepper({
  value,
  onChange,
  minimum = 1,
  step = 1,
  maximum = null,
  maximumReason,
  label,
  disabled = false,
}: StepperProps) {
  const reasonId = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const lowest = Math.ceil(minimum / step) * step;
  const limit = Math.floor((maximum ?? Number.MAX_SAFE_INTEGER) / step) * step;
  const reason = value >= limit ? maximumReason : undefined;

  function change(next: number) {
    setDraft(null);
    const allowed = Math.max(lowest, Math.min(limit, Math.ceil(next / step) * step));
    if (allowed !== value) onChange(allowed);
  }
  function commit() {
    if (draft === null) return;
    const typed = Number.parseInt(draft, 10);
    change(Number.isNaN(typed) ? value : typed);
  }

  return (
    <div className={styles.block}>
      <fieldset className={styles.control} aria-label={label} disabled={disabled}>
        <button
          type="button"
          className={styles.step}
          aria-label="Decrease"
          disabled={value <= lowest}
          onClick={() => change(value - step)}
        >
          <Icon name="minus" size={16} />
        </button>
        <input
          className={styles.field}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-describedby={reason ? reasonId : undefined}
          value={draft ?? String(value)}
          onChange={(event) => setDraft(event.target.value.replace(/\D/g, '').slice(0, 4))}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              commit();
            }
            if (event.key === 'ArrowUp') change(value + step);
            if (event.key === 'ArrowDown') change(value - step);
          }}
        />
        <button
          type="button"
          className={styles.step}
          aria-label="Increase"
          disabled={value >= limit}
          onClick={() => change(value + step)}
        >
          <Icon name="plus" size={16} />
        </button>
      </fieldset>
      {reason && (
        <output className={styles.reason} id={reasonId}>
          {reason}
        </output>
      )}
    </div>
  );
}
