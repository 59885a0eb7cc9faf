import { PrintedShop } from '../../ui/shop/PrintedShop.tsx';
import { container } from '../../ui/Container.css.ts';
import { printed } from '../../ui/print/printed.css.ts';
import { OpenedOrder } from './OpenedOrder.tsx';
import { OrderView } from './OrderView.tsx';
import * as styles from './OrderPage.css.ts';

/** The order confirmation, and later the order's page. */
export function OrderPage() {
  return (
    <div className={`${container} ${printed} ${styles.page}`}>
      <PrintedShop path="" />
      <OpenedOrder View={OrderView} />
    </div>
  );
}
