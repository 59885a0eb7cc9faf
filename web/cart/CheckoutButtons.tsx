import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { useCartClient } from './client/useCartClient.ts';
import { notPrinted } from '../ui/print/printed.css.ts';
import * as styles from './CartContents.css.ts';
import { useCart } from './useCart.ts';

const CHECKOUT = '/checkout-now';

/** Goes to the checkout once every change is saved, or back to the shop. */
export function CheckoutButtons({ place }: { place: 'drawer' | 'page' }) {
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
        <>
          <ButtonLink wide to="/cart" onClick={closeDrawer}>
            View basket
          </ButtonLink>
          <Button tone="quiet" wide onClick={closeDrawer}>
            Continue Shopping
          </Button>
        </>
      ) : (
        <ButtonLink wide to="/">
          Continue Shopping
        </ButtonLink>
      )}
    </div>
  );
}
