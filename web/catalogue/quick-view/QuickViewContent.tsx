import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { QuickViewContentQuery } from '../../__generated__/QuickViewContentQuery.graphql.ts';
import * as styles from './QuickView.css.ts';
import { QuickViewProduct } from './QuickViewProduct.tsx';

interface QuickViewContentProps {
  path: string;
  /** The query string that selects a variant at first; empty for none. */
  search: string;
  /** A new number fetches again. It grows on each opening and on "Try again". */
  attempt: number;
  onAdded: () => void;
  /** How many redirects have been followed. Defaults to 0. */
  moves?: number;
}

/** More redirects than this are a loop. */
const MOST_MOVES = 3;

/** The product of a path; follows redirects of a product that has moved. */
export function QuickViewContent({ path, search, attempt, onAdded, moves = 0 }: QuickViewContentProps) {
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
    return (
      <QuickViewProduct key={resolveUrl.path + search} product={resolveUrl.product} search={search} onAdded={onAdded} />
    );
  if (resolveUrl?.__typename === 'Redirect' && moves < MOST_MOVES)
    return (
      <QuickViewContent path={resolveUrl.path} search={search} attempt={attempt} onAdded={onAdded} moves={moves + 1} />
    );
  return (
    <p className={styles.message} role="alert">
      Product not found
    </p>
  );
}
