import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { useIsCartEmptyQuery } from '../__generated__/useIsCartEmptyQuery.graphql.ts';
import { useCart } from '../cart/useCart.ts';

/** The order summary fetches the cart; this reads what it found. */
export function useIsCartEmpty(): boolean {
  const { quantity } = useCart();
  const { cart } = useLazyLoadQuery<useIsCartEmptyQuery>(
    graphql`
      query useIsCartEmptyQuery {
        cart {
          isEmpty
        }
      }
    `,
    {},
    { fetchPolicy: 'store-only' },
  );
  return quantity === 0 && cart?.isEmpty === true;
}
