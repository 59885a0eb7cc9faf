import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCart } from '../../cart/useCart.ts';
import { sessionChanged, useSignedIn } from '../../session/session.ts';
import { reportUnexpected } from '../../ui/failure/connection-error.ts';

interface SignedIn {
  /** What the two baskets had more of than there is. */
  readonly warnings: readonly { readonly message: string }[];
}

/**
 * What surrounds a mutation that signs in: `before` it this browser's basket is saved, so that it can be merged; when it is done
 * (`onDone`) the merged one is read, and a visitor without warnings is led to `path`.
 */
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
    // Signed in all the same: the basket is read again when it is next looked at.
    await cart.refresh().catch(reportUnexpected);
    if (payload.warnings.length > 0) setWarnings(payload.warnings.map(({ message }) => message));
    else await navigate(path, { replace: true });
  }

  return { before: cart.settle, onDone, warnings };
}
