import { graphql, useFragment } from 'react-relay/hooks';
import type { ReviewSummary_product$key } from '../../__generated__/ReviewSummary_product.graphql.ts';
import * as styles from './Reviews.css.ts';
import { Stars } from './Stars.tsx';
import { formatNumber } from '@storefront/domain/text.rules.ts';

/** The average rating, always with the number of reviews. */
export function ReviewSummary({ product }: { product: ReviewSummary_product$key }) {
  const { ratingSummary } = useFragment(
    graphql`
      fragment ReviewSummary_product on Product @throwOnFieldError {
        ratingSummary {
          average
          count
        }
      }
    `,
    product,
  );
  if (!ratingSummary) return null;
  const { average, count } = ratingSummary;
  if (count === 0) return <p className={styles.count}>No reviews yet. Be the first to review it.</p>;
  return (
    <p className={styles.summary}>
      {typeof average === 'number' && (
        <>
          <span className={styles.average}>{average.toFixed(1)}</span>
          <Stars rating={average} size={22} />
        </>
      )}
      <span className={styles.count}>{count === 1 ? 'from 1 review' : `from ${formatNumber(count)} reviews`}</span>
    </p>
  );
}
