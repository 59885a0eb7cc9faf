import { graphql, useFragment } from 'react-relay/hooks';
import type { CartLineState_line$key } from '../../__generated__/CartLineState_line.graphql.ts';
import { unsoldMessage } from '@storefront/domain/stock-words.rules.ts';
import { Price } from '../../ui/price/Price.tsx';
import { useCartClient } from '../client/useCartClient.ts';
import * as styles from './CartLine.css.ts';
import type { LineKey } from '../outbox/optimistic-cart.rules.ts';

interface CartLineStateProps {
  line: CartLineState_line$key;
  lineKey: LineKey;
}

/** The notices of a line: changed price, reduced stock, and changes that are not saved or were refused. */
export function CartLineState({ line: reference, lineKey }: CartLineStateProps) {
  const line = useFragment(
    graphql`
      fragment CartLineState_line on CartLine {
        name
        quantity
        maximumQuantity
        canChangeQuantity
        stock {
          status
          expectedOn
        }
        price {
          ...Price_price
        }
        previousPrice {
          ...Price_price
        }
      }
    `,
    reference,
  );
  const { client, status } = useCartClient();
  const { quantity, maximumQuantity: maximum, price, previousPrice } = line;
  const problem = status.problems.get(lineKey);
  const tooMany = typeof maximum === 'number' && quantity > maximum;
  return (
    <>
      {previousPrice && (
        <div className={styles.changed}>
          <span>The price has changed since you added this: was</span>
          <Price price={previousPrice} size="small" />
          <span>now</span>
          <Price price={price} size="small" />
        </div>
      )}
      {tooMany && (
        <p className={styles.problem}>
          {maximum > 0
            ? `Stock has dropped since you added this: only ${maximum} left.`
            : unsoldMessage('This', line.stock?.status, line.stock?.expectedOn)}
          {maximum > 0 && line.canChangeQuantity && (
            <button type="button" className={styles.retry} onClick={() => client.setQuantity(lineKey, maximum)}>
              Change to {maximum}
            </button>
          )}
        </p>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {status.unsaved.has(lineKey) && (
        <p className={styles.problem}>
          <output>Not saved yet</output> –
          <button
            type="button"
            className={styles.retry}
            aria-label={`Retry saving ${line.name}`}
            onClick={() => void client.settle()}
          >
            Retry
          </button>
        </p>
      )}
    </>
  );
}
