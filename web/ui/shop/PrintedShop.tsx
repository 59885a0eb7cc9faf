import { use } from 'react';
import * as styles from './PrintedShop.css.ts';
import { ShopContext } from './shop-context.ts';

/** Heads a printed sheet. Not on screens. */
export function PrintedShop({ path }: { path: string }) {
  const shop = use(ShopContext);
  if (!shop) return null;
  return (
    <div className={styles.sheet}>
      <p className={styles.name}>{shop.name}</p>
      <p>
        <span>{[shop.phone, shop.email].filter(Boolean).join(' · ')}</span>
        <br />
        <span>{`${shop.url}${path}`}</span>
      </p>
    </div>
  );
}
