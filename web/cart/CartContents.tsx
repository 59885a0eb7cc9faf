import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CartContents_cart$key } from '../__generated__/CartContents_cart.graphql.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useCartClient } from './client/useCartClient.ts';
import * as styles from './CartContents.css.ts';
import { CartEmpty } from './CartEmpty.tsx';
import { CartHelp } from './page/CartHelp.tsx';
import { CartLine } from './line/CartLine.tsx';
import { CartNotices } from './CartNotices.tsx';
import { useCart } from './useCart.ts';
import { CartTotal } from './CartTotal.tsx';
import { CartUndo } from './CartUndo.tsx';
import { CheckoutButtons } from './CheckoutButtons.tsx';
import { keyOfLine } from './outbox/optimistic-cart.rules.ts';

interface CartContentsProps {
  cart: CartContents_cart$key;
  place: 'drawer' | 'page';
}

/** The cart's lines and total, or the empty state. */
export function CartContents({ cart: reference, place }: CartContentsProps) {
  const cart = useFragment(
    graphql`
      fragment CartContents_cart on Cart {
        ...CartHelp_cart
        quantity
        isEmpty
        lines {
          id
          path
          isModifier
          parentId
          selectedOptions {
            name
            value
          }
          ...CartLine_line
          # Needed to add a removed line again.
          product {
            id
            variants {
              id
              sku
            }
            modifiers {
              id
              options {
                id
                sku
              }
            }
          }
        }
        ...CartNotices_cart
        ...CartTotal_cart
      }
    `,
    reference,
  );
  const { justAdded } = useCart();
  const { client } = useCartClient();
  const list = useRef<HTMLUListElement>(null);
  const [restorals, setRestorals] = useState(0);
  // "Undo" has gone with the click, so focus moves to the lines, where the removed one is back.
  useEffect(() => {
    if (restorals > 0) list.current?.focus({ preventScroll: true });
  }, [restorals]);
  const look = styles.place[place];

  function undo() {
    client.undo();
    setRestorals((count) => count + 1);
  }

  return (
    <div className={look.contents}>
      <div className={look.scroll}>
        {/* The page's own live region is inert behind the drawer. */}
        <VisuallyHidden>
          <output>{said(justAdded.line !== null, restorals)}</output>
        </VisuallyHidden>
        <CartNotices cart={cart} />
        {cart.isEmpty ? (
          <CartEmpty place={place} />
        ) : (
          <ul ref={list} className={styles.lines} tabIndex={-1} aria-label="Items in your basket">
            {cart.lines.map((line) => {
              const key = keyOfLine(line, cart.lines);
              return <CartLine key={key} line={line} lineKey={key} added={key === justAdded.line} />;
            })}
          </ul>
        )}
        <CartUndo onUndo={undo} />
      </div>
      {!cart.isEmpty && (
        <div className={look.foot}>
          <CartTotal cart={cart} />
          <CheckoutButtons place={place} />
          {place === 'page' && <CartHelp cart={cart} />}
        </div>
      )}
    </div>
  );
}

/** Announces the last change to screen readers. A no-break space tells one message from the next, so that a repeated one is read again. */
function said(isAdded: boolean, restorals: number): string {
  if (isAdded) return 'Added to basket';
  return restorals > 0 ? `The item is back in your basket.${restorals % 2 === 0 ? '' : '\u00A0'}` : '';
}
