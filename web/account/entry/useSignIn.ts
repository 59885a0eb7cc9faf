import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCart } from '../../cart/useCart.ts';
import { sessionChanged, useSignedIn } from '../../relay/session/session.ts';
import { reportUnexpected } from '../../ui/failure/connection-error.ts';

interface SignedIn {
  /** One for each line of the merged baskets that was reduced to the stock available. */
  readonly warnings: readonly { readonly message: string }[];
}

/** `before` saves this browser's basket for the shop to merge; `onDone` reads the merged one and goes to `path`. */
export function useSignIn(path: string, isPending: boolean) {
  const navigate = useNavigate();
  const cart = useCart();
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const isSignedIn = useSignedIn();
  const isAlreadyIn = isSignedIn && !isPending && warnings.length === 0;

  useEffect(() => {
    if (isAlreadyIn) void navigate(path, { replace: true });
  }, [isAlreadyIn, navigate, path]);

  async function onDone(payload: SignedIn) {
    sessionChanged();
    // The sign-in has succeeded either way: the basket is read again when it is next opened.
    await cart.refresh().catch(reportUnexpected);
    if (payload.warnings.length > 0) setWarnings(payload.warnings.map(({ message }) => message));
    else await navigate(path, { replace: true });
  }

  return { before: cart.settle, onDone, warnings };
}
