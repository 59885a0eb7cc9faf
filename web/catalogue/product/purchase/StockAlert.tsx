import { Button } from '../../../ui/Button.tsx';
import { useLazyModule } from '../../../ui/useLazyModule.ts';
import * as styles from './ProductPurchase.css.ts';

interface StockAlertProps {
  productId: string;
  /** The chosen variant; null for any of the product's. */
  variantId: string | null;
}

/** What a shopper can do while it is sold out: be told when it is back. The form is loaded when it is asked for. */
export function StockAlert(props: StockAlertProps) {
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
