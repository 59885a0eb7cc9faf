import { use } from 'react';
import { ShopContext, telLink } from '../../shop/shop-context.ts';
import * as styles from './ProductPurchase.css.ts';

/** The shop's telephone number and e-mail address; nothing when the graph could not be reached. */
export function ContactLinks() {
  const shop = use(ShopContext);
  if (!shop) return null;
  return (
    <p className={styles.contact}>
      <a href={telLink(shop.phone)}>{shop.phone}</a>
      <a href={`mailto:${shop.email}`}>{shop.email}</a>
    </p>
  );
}
