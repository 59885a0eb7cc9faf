import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ReviewForm_product$key } from '../../__generated__/ReviewForm_product.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorLinks } from '../../ui/form/ErrorLinks.tsx';
import { refusedFields } from '../../ui/form/fields.rules.ts';
import * as styles from './ReviewForm.css.ts';
import { emptyReview, ReviewFields } from './ReviewFields.tsx';
import { ConnectionHandler } from 'relay-runtime';
import type { ReviewFormMutation } from '../../__generated__/ReviewFormMutation.graphql.ts';
import { useFormMutation } from '../../relay/useFormMutation.ts';

/** Input is kept until the shop has accepted it. */
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
  const [filled, setFilled] = useState(emptyReview);
  const [step, setStep] = useState<'closed' | 'open' | ReviewStatus>('closed');
  const isSent = step === 'PUBLISHED' || step === 'PENDING';
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const { send, isPending, errors, problem } = useReviewCreate(id, setStep);
  useEffect(() => {
    if (step === 'open') form.current?.querySelector('input')?.focus();
    if (isSent) thanks.current?.focus();
  }, [step, isSent]);
  useEffect(() => {
    const [first] = errors?.invalid?.fields ?? [];
    if (first) document.getElementById(idOf(first.field))?.focus();
  }, [errors]);
  const message = problem ?? errors?.message;
  const wrong = refusedFields(errors?.invalid?.fields ?? []);

  if (step === 'closed') return <Button onClick={() => setStep('open')}>Write a review</Button>;
  if (isSent) {
    return (
      <p ref={thanks} className={styles.thanks} tabIndex={-1}>
        {step === 'PUBLISHED'
          ? 'Thank you. Your review has been published.'
          : 'Thank you. We’ll check your review before publishing it, usually within two working days.'}
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
        send(filled);
      }}
    >
      <h3 id="review-form" className={styles.title}>
        {`Your review of ${name}`}
      </h3>
      {message !== undefined && (
        <div className={styles.summary} role="alert">
          <p>{message}</p>
          <ErrorLinks errors={wrong} idOf={idOf} />
        </div>
      )}
      <ReviewFields filled={filled} onChange={setFilled} errors={wrong} idOf={idOf} />
      <div className={styles.actions}>
        <Button type="submit" tone="primary" pending={isPending}>
          Send review
        </Button>
        <Button
          tone="quiet"
          onClick={() => {
            setFilled(emptyReview);
            setStep('closed');
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}

const idOf = (field: string) => `review-${field}`;

type ReviewStatus = 'PUBLISHED' | 'PENDING';

const NOT_SENT = 'Your review is still here, so please try again.';

/** A published one is added to the top of the product's list. */
function useReviewCreate(productId: string, onDone: (status: ReviewStatus) => void) {
  const { commit, isPending, errors, problem } = useFormMutation<ReviewFormMutation>(
    graphql`
      mutation ReviewFormMutation($input: ReviewCreateInput!, $connections: [ID!]!) {
        result: reviewCreate(input: $input) {
          ... on ReviewCreatePayload @alias(as: "done") {
            status
            reviewEdge @prependEdge(connections: $connections) {
              node {
                ...Reviews_reviewListReviewItem
              }
            }
            product {
              ...Reviews_reviewSummary
            }
          }
          ...FormErrors_error @alias(as: "error")
        }
      }
    `,
    {
      messages: {
        unreachable: `Not sent yet: the shop isn’t responding. ${NOT_SENT}`,
        broken: `Not sent yet: something went wrong. ${NOT_SENT}`,
      },
    },
  );

  function send(filled: typeof emptyReview) {
    commit({
      variables: {
        input: { productId, ...filled },
        connections: [ConnectionHandler.getConnectionID(productId, 'ReviewList_reviews')],
      },
      onDone: ({ status }) => onDone(status === 'PENDING' ? 'PENDING' : 'PUBLISHED'),
    });
  }

  return { send, isPending, errors, problem };
}
