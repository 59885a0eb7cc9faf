import { Icon } from '../ui/Icon.tsx';
import * as styles from './CartButton.css.ts';
import { useCart } from './useCart.ts';

const BADGE_MAXIMUM = 99;

export function CartButton() {
  const { quantity, additions, openDrawer, prefetch } = useCart();
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-label={label(quantity)}
      onClick={openDrawer}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      <span key={`addition ${additions}`} className={additions > 0 ? styles.shaken : undefined}>
        <Icon name="basket" size={24} />
      </span>
      {quantity > 0 && (
        <span key={`quantity ${quantity}`} className={styles.badge}>
          {quantity > BADGE_MAXIMUM ? `${BADGE_MAXIMUM}+` : quantity}
        </span>
      )}
    </button>
  );
}

function label(quantity: number): string {
  if (quantity === 0) return 'Your cart';
  return `Your cart, ${quantity} ${quantity === 1 ? 'item' : 'items'}`;
}
