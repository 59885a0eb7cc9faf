import { use } from 'react';
import { deliveryAddition } from '@storefront/domain/delivery/addition.rules.ts';
import { ShopContext } from '../shop/shop-context.ts';
import * as styles from './PriceFigures.css.ts';

/** The law wants a charge that cannot be avoided beside the first price. */
export function DeliveryAddition({ pence }: { pence: number }) {
  const shop = use(ShopContext);
  const words = shop && deliveryAddition({ incVat: pence }, shop.delivery, shop.stores.length > 0);
  return (
    words && (
      <span className={styles.delivery}>
        {words}
        <span className={styles.labelWhenExcluded}> inc VAT</span>
      </span>
    )
  );
}
