import { useId, useState } from 'react';
import { readQuantity, WHOLE_NUMBER_MESSAGE } from '@storefront/domain/quantity.rules.ts';
import { Icon, type IconName } from './Icon.tsx';
import * as styles from './Stepper.css.ts';

interface StepperProps {
  value: number;
  onChange: (value: number) => void;
  minimum?: number;
  /** Values are its multiples; a typed number is raised to the next. Defaults to 1. */
  step?: number;
  /** No limit when null or omitted. */
  maximum?: number | null;
  /** Shown when the value is at the maximum. */
  maximumReason?: string;
  /** The accessible name, such as "Quantity of Bari pendant". */
  label: string;
  /** Without buttons, as in a table. Defaults to false. */
  isTyped?: boolean;
  /** True while the field shows text that is no whole number. */
  onInvalid?: (isInvalid: boolean) => void;
}

/** A typed number applies on blur or Enter, within the limits; other text stays, with a message. */
export function Stepper({
  value,
  onChange,
  minimum = 1,
  step = 1,
  maximum = null,
  maximumReason,
  label,
  isTyped = false,
  onInvalid,
}: StepperProps) {
  const reasonId = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [isInvalid, setInvalid] = useState(false);
  const lowest = Math.ceil(minimum / step) * step;
  const limit = Math.floor((maximum ?? Number.MAX_SAFE_INTEGER) / step) * step;
  const limitReason = value >= limit ? maximumReason : undefined;
  const reason = isInvalid ? WHOLE_NUMBER_MESSAGE : limitReason;

  function mark(invalid: boolean) {
    if (invalid !== isInvalid) onInvalid?.(invalid);
    setInvalid(invalid);
  }
  function change(next: number) {
    setDraft(null);
    mark(false);
    const allowed = Math.max(lowest, Math.min(limit, Math.ceil(next / step) * step));
    if (allowed !== value) onChange(allowed);
  }
  function commit() {
    if (draft === null) return;
    const typed = draft.trim() === '' ? value : readQuantity(draft);
    if (typed === null) mark(true);
    else change(typed);
  }

  return (
    <div className={styles.block}>
      <fieldset className={isTyped ? styles.typed : styles.control} aria-label={label}>
        {!isTyped && (
          <StepButton label="Decrease" icon="minus" disabled={value <= lowest} onClick={() => change(value - step)} />
        )}
        <input
          className={styles.field}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-describedby={reason ? reasonId : undefined}
          value={draft ?? String(value)}
          aria-invalid={isInvalid || undefined}
          onChange={(event) => setDraft(event.target.value)}
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
        {!isTyped && (
          <StepButton label="Increase" icon="plus" disabled={value >= limit} onClick={() => change(value + step)} />
        )}
      </fieldset>
      {reason && (
        <output className={styles.reason} id={reasonId}>
          {reason}
        </output>
      )}
    </div>
  );
}

interface StepButtonProps {
  label: string;
  icon: IconName;
  disabled: boolean;
  onClick: () => void;
}

function StepButton({ label, icon, disabled, onClick }: StepButtonProps) {
  return (
    <button type="button" className={styles.step} aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon name={icon} size={16} />
    </button>
  );
}
