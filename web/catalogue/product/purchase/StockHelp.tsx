import * as styles from './ProductPurchase.css.ts';
import { use } from 'react';
import { ShopContext, telLink } from '../../../ui/shop/shop-context.ts';
import { Button } from '../../../ui/Button.tsx';
import { useLazyModule } from '../../../ui/useLazyModule.ts';
import type { StockAlertFormProps } from './StockAlertForm.tsx';
import { Link } from '../../../framework/navigation/Link.tsx';

interface StockHelpProps extends StockAlertFormProps {
  status: string;
  /** When the chosen quantity takes all of it; null otherwise. */
  limit: number | null;
  /** The page shows products in stock instead. */
  hasAlternatives: boolean;
}

export function StockHelp({ productId, variantId, status, limit, hasAlternatives }: StockHelpProps) {
  const isGone = ['OUT_OF_STOCK', 'PREORDER', 'BACKORDER', 'UNAVAILABLE'].includes(status);
  return (
    <>
      {limit !== null && (
        <p className={styles.limit}>
          <Link to="/contact-us">
            There are currently only <span>{limit}</span> of this product in stock. Please contact us if you would like
            to order more.
          </Link>
        </p>
      )}
      {status === 'OUT_OF_STOCK' && <StockAlert productId={productId} variantId={variantId} />}
      {(limit !== null || isGone) && <ContactLinks hasAlternatives={hasAlternatives} />}
    </>
  );
}

/** Nothing when the graph could not be reached. */
function ContactLinks({ hasAlternatives }: Pick<StockHelpProps, 'hasAlternatives'>) {
  const shop = use(ShopContext);
  if (!shop) return null;
  return (
    <p className={styles.contact}>
      {hasAlternatives && (
        <a className={styles.alternatives} href="#related">
          See similar products in stock
        </a>
      )}
      {shop.phone && <a href={telLink(shop.phone)}>{shop.phone}</a>}
      {shop.email && <a href={`mailto:${shop.email}`}>{shop.email}</a>}
    </p>
  );
}

/** The form loads when it is opened. */
function StockAlert(props: StockAlertFormProps) {
  const [code, needCode] = useLazyModule(() => import('./StockAlertForm.tsx'));
  return (
    <>
      <p className={styles.leadTime}>
        What sells out is usually back within 3 to 7 working days. Leave your email address, and we’ll tell you when it
        is.
      </p>
      {code ? (
        <code.StockAlertForm key={props.variantId} {...props} />
      ) : (
        <Button className={styles.alert} tone="primary" wide onClick={needCode}>
          Email me when it’s back
        </Button>
      )}
    </>
  );
}
