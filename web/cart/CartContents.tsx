import { useEffect, useRef, useState, use } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import type { CartContents_cart$data, CartContents_cart$key } from '../__generated__/CartContents_cart.graphql.ts';
import { Link } from '../framework/navigation/Link.tsx';
import { usePlacedOrder } from '../relay/session/placed-order.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { notPrinted } from '../ui/print/printed.css.ts';
import { ShopContext } from '../ui/shop/shop-context.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as styles from './CartContents.css.ts';
import { CartSums, CartTotal } from './CartTotal.tsx';
import { useCartClient } from './client/useCartClient.ts';
import { CartLine } from './line/CartLine.tsx';
import { keyOfLine } from './outbox/optimistic-cart.rules.ts';
import type { CallFailure } from './outbox/sync.ts';
import { CartHelp } from './page/CartHelp.tsx';
import { useCart } from './useCart.ts';

interface CartContentsProps {
  cart: CartContents_cart$key;
  place: 'drawer' | 'page';
}

export function CartContents({ cart: reference, place }: CartContentsProps) {
  const cart = useFragment(
    graphql`
      fragment CartContents_cart on Cart {
        quantity
        isEmpty
        lines {
          id
          sku
          path
          quantity
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
        warnings {
          message
          line {
            id
          }
        }
        ...CartTotal_cart
      }
    `,
    reference,
  );
  const { justAdded } = useCart();
  const { list, restorals, undo } = useUndo();
  const look = styles.place[place];
  return (
    <div className={look.contents}>
      <div className={look.scroll}>
        {/* The page's own live region is inert behind the drawer. */}
        <VisuallyHidden>
          <output>{said(justAdded.line !== null, restorals)}</output>
        </VisuallyHidden>
        <CartNotices warnings={cart.warnings} />
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
        {/* In the drawer they scroll with the lines, which need the height. */}
        {place === 'drawer' && !cart.isEmpty && (
          <div className={styles.sums}>
            <CartSums cart={cart} />
          </div>
        )}
      </div>
      {!cart.isEmpty && (
        <div className={look.foot}>
          {place === 'page' && <CartSums cart={cart} />}
          <CartTotal cart={cart} />
          <CheckoutButtons place={place} />
          {place === 'page' && <CartHelp lines={cart.lines} />}
        </div>
      )}
    </div>
  );
}

function useUndo() {
  const { client } = useCartClient();
  const list = useRef<HTMLUListElement>(null);
  const [restorals, setRestorals] = useState(0);
  // "Undo" has gone with the click, so focus moves to the lines, where the removed one is back.
  useEffect(() => {
    if (restorals > 0) list.current?.focus({ preventScroll: true });
  }, [restorals]);

  function undo() {
    client.undo();
    setRestorals((count) => count + 1);
  }

  return { list, restorals, undo };
}

/** A no-break space makes it differ from the last, so that it is read again. */
function said(isAdded: boolean, restorals: number): string {
  if (isAdded) return 'Added to basket';
  return restorals > 0 ? `The item is back in your basket.${restorals % 2 === 0 ? '' : '\u00A0'}` : '';
}

const CHECKOUT = '/checkout-now';

function CheckoutButtons({ place }: { place: 'drawer' | 'page' }) {
  const { closeDrawer } = useCart();
  const { client, status } = useCartClient();
  const navigate = useNavigate();
  const [state, setState] = useState<'ready' | 'saving' | 'away'>('ready');

  async function goOn() {
    setState('saving');
    if (!(await client.settle())) return setState('away');
    setState('ready');
    closeDrawer();
    await navigate(CHECKOUT);
  }

  return (
    <div className={`${styles.buttons} ${notPrinted}`}>
      {state === 'away' && !status.isSettled && (
        <p className={styles.problem} role="alert">
          Your last changes aren’t saved yet: the shop isn’t responding. Please try again in a moment.
        </p>
      )}
      <ButtonLink
        tone="primary"
        size="large"
        wide
        to={CHECKOUT}
        aria-busy={state === 'saving' || undefined}
        onClick={(event) => {
          if (status.isSettled) return closeDrawer();
          event.preventDefault();
          if (state !== 'saving') void goOn();
        }}
      >
        Checkout Now
      </ButtonLink>
      {place === 'drawer' ? (
        <div className={styles.others}>
          <ButtonLink size="small" to="/cart" onClick={closeDrawer}>
            View basket
          </ButtonLink>
          <Button tone="quiet" size="small" onClick={closeDrawer}>
            Continue Shopping
          </Button>
        </div>
      ) : (
        <ButtonLink wide to="/">
          Continue Shopping
        </ButtonLink>
      )}
    </div>
  );
}

function CartEmpty({ place }: { place: 'drawer' | 'page' }) {
  const { closeDrawer } = useCart();
  const shop = use(ShopContext);
  const placed = usePlacedOrder();
  const isPage = place === 'page';
  return (
    <EmptyState
      title="Your shopping cart is empty."
      action={
        isPage ? (
          <ButtonLink tone="primary" to="/">
            Continue Shopping
          </ButtonLink>
        ) : (
          <Button tone="primary" onClick={closeDrawer}>
            Continue Shopping
          </Button>
        )
      }
    >
      {placed ? (
        <p>
          <span>{`You’ve placed order ${placed.number}. `}</span>
          <Link to={placed.path} onClick={closeDrawer}>
            View it
          </Link>
        </p>
      ) : (
        <p>We keep your basket for seven days.</p>
      )}
      {isPage && shop && (
        <nav aria-label="Departments">
          <ul className={styles.departments}>
            {shop.categories.map(({ name, path }) => (
              <li key={path}>
                <Link className={styles.link} to={path}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </EmptyState>
  );
}

function CartUndo({ onUndo }: { onUndo: () => void }) {
  const { removedName } = useCartClient().status;
  const button = useRef<HTMLButtonElement>(null);
  // The removed line had the focus: it moves to the button that restores the line.
  useEffect(() => {
    if (removedName !== null) button.current?.focus({ preventScroll: true });
  }, [removedName]);
  if (removedName === null) return null;
  return (
    <p className={styles.undo}>
      <output>{`Removed ${removedName}`}</output>
      <button ref={button} type="button" className={styles.actionOnGreen} onClick={onUndo}>
        Undo
      </button>
    </p>
  );
}

const REFILLED = 'Your basket had expired, so we’ve restored it. Please check prices and stock.';

const notices: Record<CallFailure, string> = {
  unreachable:
    'We can’t reach the shop right now. Your basket is safe on this device, and we’ll save it as soon as we can.',
  broken: 'Something went wrong on our side. Your basket is safe on this device.',
};

/** Notices about one line are in the line. */
function CartNotices({ warnings }: Pick<CartContents_cart$data, 'warnings'>) {
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
