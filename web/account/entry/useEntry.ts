import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCart } from '../../cart/useCart.ts';
import { problemOf } from '../../relay/ask.ts';
import { sessionChanged, useSignedIn } from '../../session/session.ts';

/** What came of signing in or registering: whether it did, and what the two baskets had too many of. */
export interface Entered {
  isDone: boolean;
  warnings: readonly string[];
}

/** Signs in by whatever `send` asks: the basket of this browser comes along first, and the customer's is read afterwards. */
export function useEntry(path: string) {
  const navigate = useNavigate();
  const cart = useCart();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const isSignedIn = useSignedIn();
  const isAlreadyIn = isSignedIn && !isPending && warnings.length === 0;

  useEffect(() => {
    if (isAlreadyIn) void navigate(path, { replace: true });
  }, [isAlreadyIn, navigate, path]);

  async function enter(send: () => Promise<Entered>) {
    if (isPending) return;
    setPending(true);
    setProblem(null);
    try {
      // What the shop does not have yet could not be merged.
      await cart.settle();
      const entered = await send();
      if (!entered.isDone) return;
      sessionChanged();
      await cart.refresh().catch(() => null);
      if (entered.warnings.length > 0) setWarnings(entered.warnings);
      else await navigate(path, { replace: true });
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setPending(false);
    }
  }

  return { enter, isPending, problem, setProblem, warnings };
}
