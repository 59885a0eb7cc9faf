import { useEffect, useState, type RefObject, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { graphql, useFragment } from 'react-relay/hooks';
import { observeVisibility } from '../../../browser/observers.ts';
import type { BuyBar_product$key } from '../../../__generated__/BuyBar_product.graphql.ts';
import type { BuyBar_variant$key } from '../../../__generated__/BuyBar_variant.graphql.ts';
import { AddToBasketButton, type AddToBasketButtonProps } from '../../../cart/AddToBasketButton.tsx';
import { ShopImage } from '../../../ui/image/ShopImage.tsx';
import { currentFootSpace, subscribeToFootSpace } from '../../../ui/foot-space.ts';
import { Price } from '../../../ui/price/Price.tsx';
import { Button } from '../../../ui/Button.tsx';
import { invitationFor } from '../variant/variant.rules.ts';
import { BAR_HEIGHT_PIXELS } from './buy-bar.data.ts';
import * as styles from './BuyBar.css.ts';

interface BuyBarProps {
  product: BuyBar_product$key;
  variant: BuyBar_variant$key | null;
  /** In the order of the option types. */
  chosen: readonly string[];
  /** The option type to choose first; null for none. */
  missing: string | null;
  purchase: AddToBasketButtonProps;
  place: HTMLElement;
  /** Ends with the purchase form's own button: the bar shows while that is out of sight. */
  instead: RefObject<HTMLElement | null>;
}

export function BuyBar({
  product: reference,
  variant: variantReference,
  chosen,
  missing,
  purchase,
  ...where
}: BuyBarProps) {
  const product = useFragment(
    graphql`
      fragment BuyBar_product on Product {
        name
        price {
          ...Price_price
        }
        fromPrice {
          ...Price_price
        }
      }
    `,
    reference,
  );
  const variant = useFragment(
    graphql`
      fragment BuyBar_variant on Variant {
        price {
          ...Price_price
        }
      }
    `,
    variantReference,
  );
  const isShown = useIsOutOfSight(where.instead);
  const fromPrice = variant ? null : product.fromPrice;
  return createPortal(
    <section className={styles.bar} aria-label={`Buy ${product.name}`} data-away={!isShown || undefined}>
      <span className={styles.picture}>
        <ShopImage image={purchase.image} sizes="48px" decorative />
      </span>
      <span className={styles.facts}>
        <Price price={fromPrice ?? (variant ?? product).price} size="small" from={Boolean(fromPrice)} />
        {chosen.length > 0 && <span className={styles.choice}>{chosen.join(', ')}</span>}
      </span>
      {missing === null ? (
        <AddToBasketButton {...purchase} />
      ) : (
        // Adding without a choice scrolls to it.
        <Button tone="primary" className={styles.button} onClick={() => purchase.mayAdd?.()}>
          {invitationFor(missing)}
        </Button>
      )}
    </section>,
    where.place,
  );
}

/** Out of sight is also behind the bar or the cookie banner. */
function useIsOutOfSight(element: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false);
  const footSpace = useSyncExternalStore(subscribeToFootSpace, currentFootSpace, () => 0);
  useEffect(() => {
    // The button alone: on the narrowest screens the stepper above it is in sight for longer.
    const button = element.current?.lastElementChild;
    if (!button) return undefined;
    return observeVisibility(button, (isVisible) => setOut(!isVisible), {
      rootMargin: `0px 0px -${BAR_HEIGHT_PIXELS + footSpace}px 0px`,
    });
  }, [element, footSpace]);
  return isOut;
}
