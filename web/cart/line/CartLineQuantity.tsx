import { graphql, useFragment } from 'react-relay/hooks';
import type { CartLineQuantity_line$key } from '../../__generated__/CartLineQuantity_line.graphql.ts';
import { Stepper } from '../../ui/Stepper.tsx';
import { useCartClient } from '../client/useCartClient.ts';
import * as styles from './CartLine.css.ts';
import type { LineKey } from '../outbox/optimistic-cart.rules.ts';

interface CartLineQuantityProps {
  line: CartLineQuantity_line$key;
  lineKey: LineKey;
}

const AT_MAXIMUM = 'You have reached the maximum available stock for this item.';

/** The quantity of a line. It saves by itself. */
export function CartLineQuantity({ line: reference, lineKey }: CartLineQuantityProps) {
  const {
    name,
    quantity,
    maximumQuantity: maximum,
    product,
  } = useFragment(
    graphql`
      fragment CartLineQuantity_line on CartLine {
        name
        quantity
        maximumQuantity
        product {
          minimumQuantity
          quantityMultiple
        }
      }
    `,
    reference,
  );
  const { client } = useCartClient();
  return (
    <div className={styles.steppers}>
      <Stepper
        value={quantity}
        onChange={(next) => client.setQuantity(lineKey, next)}
        // A copy that an earlier release has stored lacks them.
        minimum={product?.minimumQuantity ?? 1}
        step={product?.quantityMultiple ?? 1}
        maximum={typeof maximum === 'number' ? Math.max(1, maximum) : null}
        label={`Quantity of ${name}`}
      />
      {/* In the page from the start: a live region announces only what changes in it. */}
      <output className={styles.limit}>
        {typeof maximum === 'number' && maximum > 0 && quantity === maximum ? AT_MAXIMUM : ''}
      </output>
    </div>
  );
}
