import { use, useEffect, useState } from 'react';
import { graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks';
import { keepsCookies } from '../browser/cookies.ts';
import type { CartViewQuery } from '../__generated__/CartViewQuery.graphql.ts';
import { CartClientContext, useCartClient } from './client/useCartClient.ts';
import { CartContents } from './CartContents.tsx';
import { CartFailure } from './CartFailure.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CookiesBlocked } from './CookiesBlocked.tsx';
import { loadCartClient } from './client/useCartClient.ts';

interface CartViewProps {
  place: 'drawer' | 'page';
}

/** The cart in Relay's store, which the cart client keeps up to date. */
export function CartView({ place }: CartViewProps) {
  const environment = useRelayEnvironment();
  const [canKeep] = useState(keepsCookies);
  if (!canKeep) return <CookiesBlocked />;
  const client = use(loadCartClient(environment));
  return (
    <CartClientContext value={client}>
      <ShownCart place={place} />
    </CartClientContext>
  );
}

function ShownCart({ place }: CartViewProps) {
  const { client, status } = useCartClient();
  const { cart } = useLazyLoadQuery<CartViewQuery>(
    graphql`
      query CartViewQuery @raw_response_type {
        cart {
          ...CartContents_cart
          ...cartFragment_cart
        }
      }
    `,
    {},
    { fetchPolicy: 'store-only' },
  );
  const isPage = place === 'page';
  useEffect(() => {
    if (isPage) void client.refresh();
  }, [client, isPage]);
  if (cart) return <CartContents cart={cart} place={place} />;
  if (status.isReading || !status.failure) return <CartSkeleton />;
  return <CartFailure failure={status.failure} onRetry={() => void client.refresh()} />;
}
