import { use, useEffect } from 'react';
import { graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { CartViewQuery } from '../__generated__/CartViewQuery.graphql.ts';
import { CartEngineContext, useCartEngine } from './copy/opened-cart.ts';
import { CartContents } from './CartContents.tsx';
import { CartFailure } from './CartFailure.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { loadCart } from './copy/load-cart.ts';

interface CartViewProps {
  place: 'drawer' | 'page';
}

/** The browser's copy of the cart, as it is kept up to date with the shop. */
export function CartView({ place }: CartViewProps) {
  const engine = use(loadCart(useRelayEnvironment()));
  return (
    <CartEngineContext value={engine}>
      <ShownCart place={place} />
    </CartEngineContext>
  );
}

function ShownCart({ place }: CartViewProps) {
  const { engine, status } = useCartEngine();
  // The engine writes it into the store, from the browser's copy and from what the shop answers.
  const { cart } = useLazyLoadQuery<CartViewQuery>(
    graphql`
      query CartViewQuery {
        cart {
          ...CartContents_cart
        }
      }
    `,
    {},
    { fetchPolicy: 'store-only' },
  );
  const isPage = place === 'page';
  useEffect(() => {
    if (isPage) void engine.refresh();
  }, [engine, isPage]);
  if (cart) return <CartContents cart={cart} place={place} />;
  return status.isAway && !status.isReading ? <CartFailure onRetry={() => void engine.refresh()} /> : <CartSkeleton />;
}
