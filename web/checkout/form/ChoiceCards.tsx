import type { ReactNode } from 'react';
import * as styles from './ChoiceCards.css.ts';
import { legend } from '../CheckoutPage.css.ts';

interface Choice {
  value: string;
  title: string;
  detail?: ReactNode;
  /** Such as the price; shown at the end of the card. */
  aside?: ReactNode;
}

interface ChoiceCardsProps {
  /** The field's path, which becomes the id of the first radio button. */
  field: string;
  title: string;
  choices: readonly Choice[];
  value: string | null;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** None is selected unless `value` names it. */
export function ChoiceCards({ field, title, choices, value, onChange, error }: ChoiceCardsProps) {
  return (
    <fieldset aria-describedby={error ? `${field}-error` : undefined}>
      <legend className={legend}>{title}</legend>
      <div className={styles.cards}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles.card}>
            <input
              type="radio"
              className={styles.radio}
              id={index === 0 ? field : undefined}
              name={field}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.words}>
              <span className={styles.title}>{choice.title}</span>
              {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
            </span>
            {choice.aside && <span className={styles.aside}>{choice.aside}</span>}
          </label>
        ))}
        {error && (
          <p className={styles.error} id={`${field}-error`}>
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
