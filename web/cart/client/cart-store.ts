import {
  applyOptimisticMutation,
  createOperationDescriptor,
  fetchQuery,
  getRequest,
  type Disposable,
  type Environment,
} from 'relay-runtime';
import cartViewQuery, {
  type CartViewQuery,
  type CartViewQuery$rawResponse,
} from '../../__generated__/CartViewQuery.graphql.ts';
import { ConnectionError } from '../../ui/failure/connection-error.ts';
import { readCart } from './cart-fragment.ts';
import { inTime, optimisticMutation } from './cart-operations.ts';
import type { RawCart } from '../outbox/optimistic-cart.rules.ts';
import { shownCart, type OfflineCart } from '../outbox/outbox.rules.ts';

/** The id of the query whose fields a stored cart has. It changes with the fields that a release selects. */
export const CART_OPERATION = getRequest(cartViewQuery).params.id ?? '';

/** The cart in Relay's store: the shop's last answer, and over it the optimistic response of the changes that wait. */
export interface CartStore {
  /** Shows an offline cart. */
  show(offline: OfflineCart): void;
  /** Fetches the shop's cart. Rejects with a ConnectionError when the shop does not answer. `show` must follow. */
  fetch(): Promise<RawCart>;
}

export function createCartStore(environment: Environment): CartStore {
  const operation = createOperationDescriptor(getRequest(cartViewQuery), {});
  environment.retain(operation);
  let optimistic: Disposable | null = null;
  /** The cart that was last restored; null once a fetch has overwritten it. */
  let restored: RawCart | null = null;

  function withdraw(): void {
    optimistic?.dispose();
    optimistic = null;
  }

  return {
    show(offline) {
      withdraw();
      if (offline.cart && offline.cart !== restored) {
        const payload: CartViewQuery$rawResponse = { cart: offline.cart };
        environment.commitPayload(operation, payload);
        restored = offline.cart;
      }
      // An optimistic response is a whole cart, so the newest change's has all of them.
      const newest = offline.changes.at(-1);
      if (newest) optimistic = applyOptimisticMutation(environment, optimisticMutation(newest, shownCart(offline)));
    },
    async fetch() {
      await inTime<void>((resolve, reject) => {
        const fetching = fetchQuery<CartViewQuery>(environment, cartViewQuery, {});
        const subscription = fetching.subscribe({ complete: resolve, error: reject });
        return () => subscription.unsubscribe();
      });
      restored = null;
      // Until then the optimistic response hides the answer.
      withdraw();
      const query = fetchQuery<CartViewQuery>(environment, cartViewQuery, {}, { fetchPolicy: 'store-or-network' });
      const cart = (await query.toPromise())?.cart;
      // The graph answers null when the shop API could not read the cart, and the store has taken that over.
      if (!cart) throw new ConnectionError('The cart could not be read');
      return readCart(cart);
    },
  };
}
