import { minimumAgeOfLines } from '@storefront/domain/product/minimum-age.rules.ts';
import { changeDraft } from './checkout-draft.ts';
import * as styles from './CheckoutPage.css.ts';
import { error as errorStyle } from './form/ChoiceCards.css.ts';

interface AgeDeclarationProps {
  lines: Parameters<typeof minimumAgeOfLines>[0];
  declaredAge: number | null;
  error: string | undefined;
}

/** Nothing where anyone may buy the goods. The graph refuses an order without it. */
export function AgeDeclaration({ lines, declaredAge, error }: AgeDeclarationProps) {
  const age = minimumAgeOfLines(lines);
  if (age === null) return null;
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          id="declaredAge"
          className={styles.box}
          checked={(declaredAge ?? 0) >= age}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && 'declaredAge-error'}
          onChange={(event) => changeDraft({ declaredAge: event.target.checked ? age : null })}
        />
        <span>{`I confirm that I am ${age} or over. The goods are handed over only to a person of that age.`}</span>
      </label>
      {error && (
        <p className={errorStyle} id="declaredAge-error">
          {error}
        </p>
      )}
    </div>
  );
}
