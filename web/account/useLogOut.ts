import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useLocation, useNavigate } from 'react-router';
import { useCart } from '../cart/useCart.ts';
import { useToast } from '../ui/toast/Toaster.tsx';

/** Signs out, tells so for three seconds, and leaves pages that are the account's. */
export function useLogOut(): { logOut: () => Promise<void>; isLeaving: boolean } {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const cart = useCart();
  const toast = useToast();
  const [isLeaving, setLeaving] = useState(false);

  async function logOut() {
    if (isLeaving) return;
    setLeaving(true);
    try {
      // What is in the basket belongs to the account: it waits there.
      await cart.settle();
      const { sendLogOut } = await import('./log-out.ts');
      const message = await sendLogOut(environment);
      cart.forget();
      toast(message);
      if (/^\/(?:account|checkout-now)(?:\/|$)/.test(pathname)) await navigate('/');
    } catch {
      toast('The shop did not answer. You are still signed in.');
    } finally {
      setLeaving(false);
    }
  }

  return { logOut, isLeaving };
}
