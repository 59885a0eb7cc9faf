import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { CartLine_line$data, CartLine_line$key } from '../../__generated__/CartLine_line.graphql.ts';
import { conditionLabel } from '@storefront/domain/product/condition.rules.ts';
import { ShopImage } from '../../ui/image/ShopImage.tsx';
import { Price } from '../../ui/price/Price.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useCartClient } from '../client/useCartClient.ts';
import * as styles from './CartLine.css.ts';
import { CartLineQuantity } from './CartLineQuantity.tsx';
import { CartLineState } from './CartLineState.tsx';
import { useCart } from '../useCart.ts';
import type { LineKey } from '../outbox/optimistic-cart.rules.ts';

interface CartLineProps {
  line: CartLine_line$key;
  lineKey: LineKey;
  /** Highlights a line that was just added. */
  added: boolean;
}

/** One line of the cart: product, quantity and total. An add-on is indented below its parent. */
export function CartLine({ line: reference, lineKey, added }: CartLineProps) {
  const line = useFragment(
    graphql`
      fragment CartLine_line on CartLine {
        name
        sku
        path
        quantity
        condition
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
        lineTotal {
          ...Price_price
        }
        ...CartLineQuantity_line
        ...CartLineState_line
      }
    `,
    reference,
  );
  const { closeDrawer } = useCart();
  const { client } = useCartClient();
  const item = useRef<HTMLLIElement>(null);
  // The new line may be below the drawer's edge.
  useEffect(() => {
    if (added) item.current?.scrollIntoView({ block: 'nearest' });
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
        <p className={styles.details}>
          {[conditionLabel(line.condition), line.sku, ...line.selectedOptions.map(({ value }) => value)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={styles.controls}>
        {line.canChangeQuantity ? (
          <CartLineQuantity line={line} lineKey={lineKey} />
        ) : (
          <p className={styles.details}>Quantity {line.quantity}</p>
        )}
        <LineTotal line={line} />
        <CartLineState line={line} lineKey={lineKey} />
      </div>
      <div className={styles.foot}>
        <div className={styles.each}>
          {line.quantity > 1 && (
            <>
              <Price price={line.price} was={line.wasPrice} wasRegular={line.wasRegularPrice} size="small" /> each
            </>
          )}
        </div>
        <button type="button" className={styles.remove} onClick={() => client.remove(lineKey)}>
          Remove<VisuallyHidden> {line.name}</VisuallyHidden>
        </button>
      </div>
    </li>
  );
}

/** The total of the line. For a quantity of one it is the price, shown with the old price. */
function LineTotal({ line: { quantity, lineTotal, wasPrice, wasRegularPrice } }: { line: CartLine_line$data }) {
  return (
    <div className={styles.total}>
      <Price price={lineTotal} was={quantity === 1 ? wasPrice : null} wasRegular={wasRegularPrice} size="small" />
    </div>
  );
}
