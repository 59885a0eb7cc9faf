import { graphql, useFragment } from 'react-relay/hooks';
import type { CartNotices_cart$key } from '../__generated__/CartNotices_cart.graphql.ts';
import { useCartEngine } from './copy/opened-cart.ts';
import * as styles from './CartNotices.css.ts';
import { useCart } from './useCart.ts';

/** What the shopper should know of the cart as a whole and of the last changes, above the lines. What is about one line stands in it. */
export function CartNotices({ cart: reference }: { cart: CartNotices_cart$key }) {
  const { warnings } = useFragment(
    graphql`
      fragment CartNotices_cart on Cart {
        warnings {
          message
          lineId
        }
      }
    `,
    reference,
  );
  const { justAdded } = useCart();
  const { engine, status } = useCartEngine();
  const problem = status.problems.get(null);
  const told = [
    ...justAdded.warnings,
    ...(warnings ?? []).flatMap(({ lineId, message }) => (lineId ? [] : [message])),
    ...(problem ? [problem] : []),
  ];
  return (
    <>
      {told.map((message) => (
        <output key={message} className={styles.warning}>
          {message}
        </output>
      ))}
      {status.isAway && (
        <p className={styles.warning}>
          <output>
            The shop does not answer just now. Your cart is kept in this browser, and saved as soon as it does.
          </output>
          <button type="button" className={styles.action} onClick={() => void engine.settle().then(engine.refresh)}>
            Try now
          </button>
        </p>
      )}
    </>
  );
}
