import { use } from 'react';
import { Link } from 'react-router';
import { usePlacedOrder } from '../relay/session/placed-order.ts';
import { ShopContext } from '../ui/shop/shop-context.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import * as styles from './CartContents.css.ts';
import { useCart } from './useCart.ts';

/** The empty cart, with links to start shopping. */
export function CartEmpty({ place }: { place: 'drawer' | 'page' }) {
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
          You’ve placed order {placed.number}.{' '}
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
