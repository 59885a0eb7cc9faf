import { useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { Disposable } from 'relay-runtime';
import type { CartLineQuantityMutation } from '../__generated__/CartLineQuantityMutation.graphql.ts';
import type { CartLineQuantity_line$key } from '../__generated__/CartLineQuantity_line.graphql.ts';
import { Stepper } from '../ui/Stepper.tsx';
import { showingQuantity } from './cart.optimistic.ts';
import * as styles from './CartLine.css.ts';
import { useCartMutation } from './useCartMutation.ts';

/** How long the quantity must rest before it is saved. */
const REST_MILLISECONDS = 500;

interface CartLineQuantityProps {
  line: CartLineQuantity_line$key;
  cartId: string;
}

/** How many of a line. It saves by itself; what could not be saved goes back and says so. */
export function CartLineQuantity({ line: reference, cartId }: CartLineQuantityProps) {
  const line = useFragment(
    graphql`
      fragment CartLineQuantity_line on CartLine {
        id
        name
        quantity
        maximumQuantity
      }
    `,
    reference,
  );
  const { change, problem } = useQuantity(cartId, line.id);
  const { maximumQuantity: maximum } = line;
  const tooMany = maximum !== null && maximum !== undefined && line.quantity > maximum;
  return (
    <div className={styles.steppers}>
      <Stepper
        value={line.quantity}
        onChange={change}
        maximum={maximum === null || maximum === undefined ? null : Math.max(1, maximum)}
        maximumReason={maximum ? `Only ${maximum.toLocaleString('en-GB')} in stock` : 'Out of stock now'}
        label={`Quantity of ${line.name}`}
      />
      {tooMany && !problem && <p className={styles.problem}>{maximum > 0 ? `There were more when you added it. Please take ${maximum} or fewer.` : 'It has sold out since you added it.'}</p>}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem.message}
          {problem.retry !== null && (
            <button type="button" className={styles.retry} onClick={() => change(problem.retry ?? line.quantity)}>
              Retry
            </button>
          )}
        </p>
      )}
    </div>
  );
}

interface Problem {
  message: string;
  /** The quantity to try again with; null where trying again would not help. */
  retry: number | null;
}

/** Shows a new quantity and its totals at once, and saves it when it has come to rest; the last one wins. */
function useQuantity(cartId: string, lineId: string) {
  const environment = useRelayEnvironment();
  const [problem, setProblem] = useState<Problem | null>(null);
  const shown = useRef<Disposable>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = useCartMutation<CartLineQuantityMutation>(graphql`
    mutation CartLineQuantityMutation($input: CartLineUpdateInput!) {
      cartLineUpdate(input: $input) {
        ... on CartLineUpdatePayload @alias(as: "done") {
          cart {
            ...CartContents_cart
          }
          warnings {
            message
          }
        }
        ... on UserError @alias(as: "refusal") {
          message
        }
      }
    }
  `);

  function change(quantity: number) {
    setProblem(null);
    clearTimeout(resting.current);
    shown.current?.dispose();
    const now = environment.applyUpdate({ storeUpdater: showingQuantity(cartId, lineId, quantity) });
    shown.current = now;
    resting.current = setTimeout(() => void save(quantity, now), REST_MILLISECONDS);
  }

  async function save(quantity: number, optimistic: Disposable) {
    try {
      const { done, refusal } = (await send({ input: { lineId, quantity } })).cartLineUpdate;
      const message = done ? done.warnings.map((warning) => warning.message).join(' ') : refusal?.message;
      if (message) setProblem({ message, retry: null });
    } catch {
      setProblem({ message: 'Not saved yet', retry: quantity });
    } finally {
      // The graph's answer lies below it by now; without one, this is what rolls the quantity back.
      optimistic.dispose();
    }
  }

  return { change, problem };
}
