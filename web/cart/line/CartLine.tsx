import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { unsoldMessage } from '@storefront/domain/stock-words.rules.ts';
import type { CartLine_line$data, CartLine_line$key } from '../../__generated__/CartLine_line.graphql.ts';
import { Link } from '../../framework/navigation/Link.tsx';
import { ShopImage } from '../../ui/image/ShopImage.tsx';
import { Price, PricePerUnit } from '../../ui/price/Price.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { lineDetails } from '../cart.rules.ts';
import { useCartClient } from '../client/useCartClient.ts';
import type { LineKey } from '../outbox/optimistic-cart.rules.ts';
import { useCart } from '../useCart.ts';
import * as styles from './CartLine.css.ts';

interface CartLineProps {
  line: CartLine_line$key;
  lineKey: LineKey;
  added: boolean;
}

export function CartLine({ line: reference, lineKey, added }: CartLineProps) {
  const line = useFragment(
    graphql`
      fragment CartLine_line on CartLine {
        name
        sku
        path
        quantity
        maximumQuantity
        stock {
          status
          expectedOn
        }
        condition
        minimumAge
        isModifier
        canChangeQuantity
        selectedOptions {
          name
          value
        }
        image {
          ...ShopImage_image
        }
        price {
          ...Price_price
        }
        wasRegularPrice
        wasPrice {
          ...Price_price
        }
        previousPrice {
          ...Price_price
        }
        lineTotal {
          ...Price_price
        }
        product {
          minimumQuantity
          quantityMultiple
        }
      }
    `,
    reference,
  );
  const { closeDrawer } = useCart();
  const { client } = useCartClient();
  const item = useRef<HTMLLIElement>(null);
  // The new line may be below the drawer's edge. The drawer, which is around it, opens after this effect.
  useEffect(() => {
    if (!added) return;
    const frame = requestAnimationFrame(() => item.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [added]);
  const row = line.isModifier ? styles.addOn : styles.line;
  return (
    <li ref={item} className={added ? `${row} ${styles.added}` : row}>
      {/* Hidden from keyboard and screen readers, because the name beside it is the same link. */}
      <Link className={styles.image} to={line.path} onClick={closeDrawer} tabIndex={-1} aria-hidden="true">
        <ShopImage image={line.image} sizes="88px" eager />
      </Link>
      <div className={styles.about}>
        <Link className={styles.name} to={line.path} onClick={closeDrawer}>
          {line.name}
        </Link>
        <p className={styles.details}>{lineDetails(line)}</p>
      </div>
      <div className={styles.controls}>
        {line.canChangeQuantity ? (
          <CartLineQuantity line={line} lineKey={lineKey} />
        ) : (
          <p className={styles.details}>{`Quantity ${line.quantity}`}</p>
        )}
        <LineTotal line={line} />
        <CartLineState line={line} lineKey={lineKey} />
      </div>
      <div className={styles.foot}>
        <EachPrice line={line} />
        <button type="button" className={styles.remove} onClick={() => client.remove(lineKey)}>
          Remove<VisuallyHidden>{` ${line.name}`}</VisuallyHidden>
        </button>
      </div>
    </li>
  );
}

/** For a quantity of one it is the price, shown with the old price. */
function LineTotal({ line: { quantity, lineTotal, wasPrice, wasRegularPrice } }: { line: CartLine_line$data }) {
  return (
    <div className={styles.total}>
      <Price price={lineTotal} was={quantity === 1 ? wasPrice : null} wasRegular={wasRegularPrice} size="small" />
    </div>
  );
}

/** For a quantity of one the total shows it, but for the price per unit of measure. */
function EachPrice({ line: { quantity, price, wasPrice, wasRegularPrice } }: { line: CartLine_line$data }) {
  return (
    <div className={styles.each}>
      {quantity > 1 ? (
        <Price price={price} was={wasPrice} wasRegular={wasRegularPrice} size="small" each />
      ) : (
        <PricePerUnit price={price} />
      )}
    </div>
  );
}

interface CartLinePartProps {
  line: CartLine_line$data;
  lineKey: LineKey;
}

const AT_MAXIMUM = 'You have reached the maximum available stock for this item.';

function CartLineQuantity({ line, lineKey }: CartLinePartProps) {
  const { name, quantity, maximumQuantity: maximum, product } = line;
  const { client } = useCartClient();
  return (
    <div className={styles.steppers}>
      <Stepper
        value={quantity}
        onChange={(next) => client.setQuantity(lineKey, next)}
        // Null for a product that no longer exists.
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

function CartLineState({ line, lineKey }: CartLinePartProps) {
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
          <span>
            {maximum > 0
              ? `Stock has dropped since you added this: only ${maximum} left.`
              : unsoldMessage('This', line.stock?.status, line.stock?.expectedOn)}
          </span>
          {maximum > 0 && line.canChangeQuantity && (
            <button type="button" className={styles.retry} onClick={() => client.setQuantity(lineKey, maximum)}>
              {`Change to ${maximum}`}
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
