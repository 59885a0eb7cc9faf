import { graphql, useFragment } from 'react-relay/hooks';
import type { CardRating_product$key } from '../../../__generated__/CardRating_product.graphql.ts';
import { formatNumber } from '@storefront/domain/text.rules.ts';
import * as styles from './CardRating.css.ts';

/** A product's rating in one element: stars drawn by its style, the average and the number of reviews. Nothing without reviews. */
export function CardRating({ product }: { product: CardRating_product$key }) {
  const { listRating } = useFragment(
    graphql`
      fragment CardRating_product on Product {
        listRating {
          average
          count
        }
      }
    `,
    product,
  );
  if (typeof listRating?.average !== 'number') return null;
  const { average, count } = listRating;
  const reviews = `${formatNumber(count)} ${count === 1 ? 'review' : 'reviews'}`;
  return (
    <p className={styles.rating} data-half-stars={Math.round(average * 2)}>
      {`${average.toFixed(1)} out of 5, ${reviews}`}
    </p>
  );
}
