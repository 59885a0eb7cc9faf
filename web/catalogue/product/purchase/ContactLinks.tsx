import { use } from 'react';
import { ShopContext, telLink } from '../../../ui/shop/shop-context.ts';
import * as styles from './ProductPurchase.css.ts';

interface ContactLinksProps {
  /** The page shows products in stock instead. */
  hasAlternatives: boolean;
}

/** The shop's telephone number and email address, and a link to what can be bought instead; nothing when the graph could not be reached. */
export function ContactLinks({ hasAlternatives }: ContactLinksProps) {
  const shop = use(ShopContext);
  if (!shop) return null;
  return (
    <p className={styles.contact}>
      {hasAlternatives && (
        <a className={styles.alternatives} href="#related">
          See similar products in stock
        </a>
      )}
      <a href={telLink(shop.phone)}>{shop.phone}</a>
      <a href={`mailto:${shop.email}`}>{shop.email}</a>
    </p>
  );
}
