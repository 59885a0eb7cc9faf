import { useState } from 'react';
import { REVIEW_BODY_MINIMUM, TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { iconPaths } from '../../ui/Icon.data.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { FieldErrors } from '../../ui/form/fields.rules.ts';
import * as styles from './ReviewForm.css.ts';
import { formatNumber } from '@storefront/domain/text.rules.ts';

/** The fields of a review. Their ids are `review-` and the field's name in the graph's input. */
export function ReviewFields({ errors }: { errors: FieldErrors }) {
  return (
    <>
      <RatingField error={errors.rating} />
      <TextField
        name="title"
        label="Headline (optional)"
        error={errors.title}
        maxLength={TEXT_LENGTHS.reviewTitle}
        autoComplete="off"
      />
      <TextField
        name="body"
        label="Your review"
        hint={`${REVIEW_BODY_MINIMUM} to ${formatNumber(TEXT_LENGTHS.reviewBody)} characters`}
        error={errors.body}
        maxLength={TEXT_LENGTHS.reviewBody}
        autoComplete="off"
        long
      />
      <TextField
        name="author"
        label="Display name"
        error={errors.author}
        maxLength={TEXT_LENGTHS.name}
        autoComplete="nickname"
      />
      <TextField
        name="email"
        label="Email address"
        hint="We won’t publish it."
        error={errors.email}
        maxLength={TEXT_LENGTHS.email}
        autoComplete="email"
        type="email"
      />
      <TextField
        name="orderNumber"
        label="Order number (optional)"
        hint="Bought it from us? Enter your order number, such as ORD-100042, and the email address you ordered with, and we’ll mark your review “Verified buyer”."
        error={errors.orderNumber}
        maxLength={TEXT_LENGTHS.orderNumber}
        autoComplete="off"
      />
    </>
  );
}

interface TextFieldProps {
  name: 'title' | 'body' | 'author' | 'email' | 'orderNumber';
  label: string;
  hint?: string;
  error: string | undefined;
  maxLength: number;
  autoComplete: string;
  type?: 'text' | 'email';
  /** A textarea rather than an input. Defaults to false. */
  long?: boolean;
}

function TextField({ name, label, hint, error, maxLength, autoComplete, type = 'text', long = false }: TextFieldProps) {
  const id = `review-${name}`;
  const shared = {
    id,
    name,
    maxLength,
    autoComplete,
    className: styles.input,
    'aria-required': name !== 'title' && name !== 'orderNumber',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {long ? <textarea {...shared} rows={6} /> : <input {...shared} type={type} inputMode={type} />}
      {error && <FieldError id={`${id}-error`} message={error} />}
    </div>
  );
}

const RATINGS = ['1 star, poor', '2 stars, fair', '3 stars, good', '4 stars, very good', '5 stars, excellent'];

/** Five stars as a radio group, with the selected one's name beside them. */
function RatingField({ error }: { error: string | undefined }) {
  const [rating, setRating] = useState(0);
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>Your rating</legend>
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
                id={index === 0 ? 'review-rating' : undefined}
                checked={rating === stars}
                onChange={() => setRating(stars)}
                aria-describedby={error ? 'review-rating-error' : undefined}
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
        <span className={styles.hint} aria-hidden="true">
          {RATINGS[rating - 1]}
        </span>
      </div>
      {error && <FieldError id="review-rating-error" message={error} />}
    </fieldset>
  );
}

function FieldError({ id, message }: { id: string; message: string }) {
  return (
    <p className={styles.error} id={id}>
      {message}
    </p>
  );
}
