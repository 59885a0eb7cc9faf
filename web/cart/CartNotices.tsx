import { graphql, useFragment } from 'react-relay/hooks';
import type { CartNotices_cart$key } from '../__generated__/CartNotices_cart.graphql.ts';
import type { CallFailure } from './outbox/sync.ts';
import { useCartClient } from './client/useCartClient.ts';
import * as styles from './CartNotices.css.ts';
import { useCart } from './useCart.ts';

const REFILLED = 'Your basket had expired, so we’ve restored it. Please check prices and stock.';

const notices: Record<CallFailure, string> = {
  unreachable:
    'We can’t reach the shop right now. Your basket is safe on this device, and we’ll save it as soon as we can.',
  broken: 'Something went wrong on our side. Your basket is safe on this device.',
};

/** Notices about the cart as a whole and its last changes, above the lines. Notices about one line are in the line. */
export function CartNotices({ cart: reference }: { cart: CartNotices_cart$key }) {
  const { warnings } = useFragment(
    graphql`
      fragment CartNotices_cart on Cart {
        warnings {
          message
          line {
            id
          }
        }
      }
    `,
    reference,
  );
  const { justAdded } = useCart();
  const { client, status } = useCartClient();
  const problem = status.problems.get(null);
  const told = [
    ...(status.isRefilled ? [REFILLED] : []),
    ...justAdded.warnings,
    ...(warnings ?? []).flatMap(({ line, message }) => (line ? [] : [message])),
    ...(problem ? [problem] : []),
  ];
  return (
    <>
      {told.map((message) => (
        <output key={message} className={styles.warning}>
          {message}
        </output>
      ))}
      {status.failure && (
        <p className={styles.warning}>
          <output>{notices[status.failure]}</output>
          <button type="button" className={styles.action} onClick={() => void client.settle().then(client.refresh)}>
            Try now
          </button>
        </p>
      )}
    </>
  );
}
