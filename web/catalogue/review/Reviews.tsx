import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { ReviewsQuery } from '../../__generated__/ReviewsQuery.graphql.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { waiting } from './ProductReviews.css.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewList } from './ReviewList.tsx';
import * as styles from './Reviews.css.ts';
import { ReviewSummary } from './ReviewSummary.tsx';

interface ReviewsProps {
  path: string;
  /** Called when the shop has no reviews at all. */
  onAbsent: () => void;
}

/** The reviews of a product, and the form to write one. They cost a REST call of their own and fail alone. */
export function Reviews(props: ReviewsProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <LoadFailure key={attempt} message="We couldn’t load the reviews." onRetry={() => setAttempt(attempt + 1)}>
      <Suspense fallback={<div className={waiting} aria-busy="true" />}>
        <Loaded {...props} attempt={attempt} />
      </Suspense>
    </LoadFailure>
  );
}

function Loaded({ path, onAbsent, attempt }: ReviewsProps & { attempt: number }) {
  const { product } = useLazyLoadQuery<ReviewsQuery>(
    graphql`
      query ReviewsQuery($path: String!) @throwOnFieldError {
        product(path: $path) {
          ratingSummary {
            count
          }
          ...ReviewSummary_product
          ...ReviewList_product
          ...ReviewForm_product
        }
      }
    `,
    { path },
    { fetchPolicy: 'store-or-network', fetchKey: attempt },
  );
  const hasReviews = Boolean(product?.ratingSummary);
  const onNone = useEffectEvent(onAbsent);
  useEffect(() => {
    if (!hasReviews) onNone();
  }, [hasReviews]);
  if (!product?.ratingSummary) return null;
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <ReviewSummary product={product} />
        <ReviewForm product={product} />
        <p className={styles.policy}>
          “Verified buyer” means the reviewer bought the product from us. We read all other reviews before publishing
          them; they may come from people who bought it elsewhere. The star rating never decides what we publish, and we
          don’t pay for reviews. <Link to="/reviews-policy/">How we check reviews</Link>
        </p>
      </div>
      <ReviewList product={product} />
    </div>
  );
}
