import { Link } from 'react-router';
import { ContactLinks } from './ContactLinks.tsx';
import * as styles from './ProductPurchase.css.ts';
import { StockAlert } from './StockAlert.tsx';

interface StockHelpProps {
  productId: string;
  /** The chosen variant; null for none. */
  variantId: string | null;
  status: string;
  /** The stock, when the chosen quantity takes all of it; null otherwise. */
  limit: number | null;
  /** The page shows products in stock instead. */
  hasAlternatives: boolean;
}

/** What a shopper can do when there is not enough of a product, or none. */
export function StockHelp({ productId, variantId, status, limit, hasAlternatives }: StockHelpProps) {
  const isGone = ['OUT_OF_STOCK', 'PREORDER', 'BACKORDER', 'UNAVAILABLE'].includes(status);
  return (
    <>
      {limit !== null && (
        <p className={styles.limit}>
          <Link to="/contact-us">
            There are currently only {limit} of this product in stock. Please contact us if you would like to order
            more.
          </Link>
        </p>
      )}
      {status === 'OUT_OF_STOCK' && <StockAlert productId={productId} variantId={variantId} />}
      {(limit !== null || isGone) && <ContactLinks hasAlternatives={hasAlternatives} />}
    </>
  );
}
