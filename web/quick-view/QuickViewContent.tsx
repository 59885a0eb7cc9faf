import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { QuickViewContentQuery } from '../__generated__/QuickViewContentQuery.graphql.ts';
import * as styles from './QuickView.css.ts';
import { QuickViewProduct } from './QuickViewProduct.tsx';

interface QuickViewContentProps {
  path: string;
  /** Grows with each opening and each press of "Try again". */
  attempt: number;
  onAdded: () => void;
  /** How many times the product has been found to have moved. */
  moves?: number;
}

/** A product that has moved more often than this is on its way in circles. */
const MOST_MOVES = 3;

/** The product at a path; one that has moved is fetched where it lives now. */
export function QuickViewContent({ path, attempt, onAdded, moves = 0 }: QuickViewContentProps) {
  const { resolveUrl } = useLazyLoadQuery<QuickViewContentQuery>(
    graphql`
      query QuickViewContentQuery($url: String!) @throwOnFieldError {
        resolveUrl(url: $url) {
          __typename
          ... on Product {
            path
            ...QuickViewProduct_product @alias(as: "product")
          }
          ... on Redirect {
            path
          }
        }
      }
    `,
    { url: path },
    { fetchPolicy: 'store-or-network', fetchKey: attempt },
  );
  if (resolveUrl?.__typename === 'Product' && resolveUrl.product)
    return <QuickViewProduct key={resolveUrl.path} product={resolveUrl.product} onAdded={onAdded} />;
  if (resolveUrl?.__typename === 'Redirect' && moves < MOST_MOVES)
    return <QuickViewContent path={resolveUrl.path} attempt={attempt} onAdded={onAdded} moves={moves + 1} />;
  return (
    <p className={styles.message} role="alert">
      Product not found
    </p>
  );
}
