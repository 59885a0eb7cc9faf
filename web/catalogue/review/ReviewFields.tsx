import { REVIEW_BODY_MINIMUM, TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { iconPaths } from '../../ui/Icon.data.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { FieldErrors } from '../../ui/form/fields.rules.ts';
import { fieldKinds } from '../../ui/field/field-kinds.data.ts';
import { Field } from '../../ui/field/Field.tsx';
import * as fieldStyles from '../../ui/field/Field.css.ts';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { fieldsOf } from '../../ui/form/fields-of.ts';
import * as styles from './ReviewForm.css.ts';
import { formatNumber } from '@storefront/domain/text.rules.ts';

/** Named as in the graph's input. */
export const emptyReview = { rating: 0, title: '', body: '', author: '', email: '', orderNumber: '' };

const VERIFICATION =
  'Bought it from us? Enter your order number, such as ORD-100042, and the email address you ordered with, ' +
  'and we’ll mark your review “Verified buyer”.';

interface ReviewFieldsProps {
  filled: typeof emptyReview;
  onChange: (filled: typeof emptyReview) => void;
  errors: FieldErrors;
  idOf: (field: string) => string;
}

export function ReviewFields({ filled, onChange, errors, idOf }: ReviewFieldsProps) {
  const { rating, ...texts } = filled;
  const fields = fieldsOf({ filled: texts, change: (name, value) => onChange({ ...filled, [name]: value }), errors });
  const field = (name: keyof typeof texts) => ({ ...fields(name), id: idOf(name) });
  return (
    <>
      <RatingField
        id={idOf('rating')}
        rating={rating}
        onChange={(stars) => onChange({ ...filled, rating: stars })}
        error={errors.rating}
      />
      <Field {...field('title')} label="Headline" optional maxLength={TEXT_LENGTHS.reviewTitle} autoComplete="off" />
      <TextArea
        {...field('body')}
        label="Your review"
        hint={`${REVIEW_BODY_MINIMUM} to ${formatNumber(TEXT_LENGTHS.reviewBody)} characters`}
        maxLength={TEXT_LENGTHS.reviewBody}
        rows={6}
      />
      <Field {...field('author')} label="Display name" maxLength={TEXT_LENGTHS.name} autoComplete="nickname" />
      <Field {...fieldKinds.email} {...field('email')} hint="We won’t publish it." />
      <Field {...fieldKinds.orderNumber} {...field('orderNumber')} optional hint={VERIFICATION} />
    </>
  );
}

const RATINGS = ['1 star, poor', '2 stars, fair', '3 stars, good', '4 stars, very good', '5 stars, excellent'];

interface RatingFieldProps {
  id: string;
  /** 0 until chosen. */
  rating: number;
  onChange: (rating: number) => void;
  error: string | undefined;
}

function RatingField({ id, rating, onChange, error }: RatingFieldProps) {
  return (
    <fieldset className={fieldStyles.field}>
      <legend className={fieldStyles.label}>Your rating</legend>
      <div className={styles.ratings}>
        {RATINGS.map((label, index) => {
          const stars = index + 1;
          return (
            <label key={label} className={styles.star}>
              <input
                className={styles.radio}
                type="radio"
                name="rating"
                value={stars}
                id={index === 0 ? id : undefined}
                checked={rating === stars}
                onChange={() => onChange(stars)}
                aria-describedby={error ? `${id}-error` : undefined}
              />
              <svg
                width="32"
                height="32"
                viewBox="0 0 24 24"
                fill={stars <= rating ? 'currentColor' : 'none'}
                stroke="currentColor"
                strokeWidth="1.5"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                <path d={iconPaths.star} />
              </svg>
              <VisuallyHidden>{label}</VisuallyHidden>
            </label>
          );
        })}
        <span className={fieldStyles.hint} aria-hidden="true">
          {RATINGS[rating - 1]}
        </span>
      </div>
      {error && (
        <p className={fieldStyles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
