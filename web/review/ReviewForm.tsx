import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ReviewForm_product$key } from '../__generated__/ReviewForm_product.graphql.ts';
import { Button } from '../ui/Button.tsx';
import { refusedFields } from '../ui/form/fields.rules.ts';
import * as styles from './ReviewForm.css.ts';
import { ReviewFields } from './ReviewFields.tsx';
import { useReviewCreate } from './useReviewCreate.ts';

/** A button that becomes the form, and after it the thanks. What is typed is kept until the shop has it. */
export function ReviewForm({ product }: { product: ReviewForm_product$key }) {
  const { id, name } = useFragment(
    graphql`
      fragment ReviewForm_product on Product {
        id
        name
      }
    `,
    product,
  );
  const [step, setStep] = useState<'closed' | 'open' | 'sent'>('closed');
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const { send, isSending, refusal } = useReviewCreate(id, () => setStep('sent'));
  useEffect(() => {
    if (step === 'open') form.current?.querySelector('input')?.focus();
    if (step === 'sent') thanks.current?.focus();
  }, [step]);
  useEffect(() => {
    const [first] = refusal?.fields ?? [];
    if (first) focusField(first.field);
  }, [refusal]);

  if (step === 'closed') return <Button onClick={() => setStep('open')}>Write a review</Button>;
  if (step === 'sent') {
    return (
      <p ref={thanks} className={styles.thanks} tabIndex={-1}>
        Thank you. Your review is published.
      </p>
    );
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-labelledby="review-form"
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.currentTarget));
      }}
    >
      <h3 id="review-form" className={styles.title}>
        Your review of {name}
      </h3>
      {refusal && (
        <div className={styles.summary} role="alert">
          <p>{refusal.message}</p>
          {refusal.fields.length > 0 && (
            <ul>
              {refusal.fields.map(({ field, message }) => (
                <li key={field}>
                  <a
                    href={`#review-${field}`}
                    onClick={(event) => {
                      event.preventDefault();
                      focusField(field);
                    }}
                  >
                    {message}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <ReviewFields errors={refusedFields(refusal?.fields ?? [])} />
      <div className={styles.actions}>
        <Button type="submit" tone="primary" pending={isSending}>
          Publish review
        </Button>
        <Button tone="quiet" onClick={() => setStep('closed')}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function focusField(field: string) {
  document.getElementById(`review-${field}`)?.focus();
}
