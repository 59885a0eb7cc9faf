import { use } from 'react';
import { ShopContext, telLink } from '../ui/shop/shop-context.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Shown in place of a cart that the browser cannot keep. */
export function CookiesBlocked() {
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
      {shop && (
        <p>
          Or order by phone: <a href={telLink(shop.phone)}>{shop.phone}</a>.
        </p>
      )}
    </EmptyState>
  );
}
