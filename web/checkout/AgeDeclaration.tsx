import { minimumAgeOfLines } from '@storefront/domain/product/minimum-age.rules.ts';
import { changeDraft } from './checkout-draft.ts';
import { box, check } from './CheckoutPage.css.ts';

interface AgeDeclarationProps {
  lines: Parameters<typeof minimumAgeOfLines>[0];
  declaredAge: number | null;
  isRefused: boolean;
}

/** Nothing where anyone may buy the goods. The graph refuses an order without it, and the form's errors lead here. */
export function AgeDeclaration({ lines, declaredAge, isRefused }: AgeDeclarationProps) {
  const age = minimumAgeOfLines(lines);
  return (
    age !== null && (
      <label className={check}>
        <input
          type="checkbox"
          id="declaredAge"
          className={box}
          checked={(declaredAge ?? 0) >= age}
          aria-invalid={isRefused}
          onChange={({ target }) => changeDraft({ declaredAge: target.checked ? age : null })}
        />
        <span>{`I confirm that I am ${age} or over. The goods are handed over only to a person of that age.`}</span>
      </label>
    )
  );
}
