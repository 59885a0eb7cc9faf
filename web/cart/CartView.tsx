import { use, useEffect } from 'react';
import { graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks';
import { keepsCookies } from '../relay/session/keeps-cookies.ts';
import type { CartViewQuery } from '../__generated__/CartViewQuery.graphql.ts';
import { CartClientContext, useCartClient, loadCartClient } from './client/useCartClient.ts';
import { CartContents } from './CartContents.tsx';
import { CartFailure } from './CartFailure.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { ShopContext, telLink } from '../ui/shop/shop-context.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

interface CartViewProps {
  place: 'drawer' | 'page';
}

export function CartView({ place }: CartViewProps) {
  const environment = useRelayEnvironment();
  if (!use(keepsCookies())) return <CookiesBlocked />;
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

function CookiesBlocked() {
  const shop = use(ShopContext);
  return (
    <EmptyState
      title="Your browser blocks cookies, so we can’t keep a basket"
      action={
        <Button tone="primary" onClick={() => location.reload()}>
          Reload the page
        </Button>
      }
    >
      <p>Allow cookies for this site in your browser’s settings, then reload the page.</p>
      {shop?.phone && (
        <p>
          Or order by phone: <a href={telLink(shop.phone)}>{shop.phone}</a>.
        </p>
      )}
    </EmptyState>
  );
}
