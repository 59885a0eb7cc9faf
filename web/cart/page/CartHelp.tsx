import { use } from 'react';
import { Link } from 'react-router';
import { telLink, ShopContext } from '../../shop/shop-context.ts';
import { PrintButton } from '../../ui/print/PrintButton.tsx';
import { notPrinted } from '../../ui/print/printed.css.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from '../CartContents.css.ts';

/** Answers to common questions before payment, beside the total. */
export function CartHelp() {
  const shop = use(ShopContext);
  return (
    <div className={notPrinted}>
      <ul className={styles.help}>
        <li className={styles.helpItem}>
          <Icon name="returns" size={18} />
          <span>
            You have 14 days after receiving your order to change your mind.{' '}
            <Link to="/shipping-returns">Delivery and returns</Link>
          </span>
        </li>
        {shop && (
          <li className={styles.helpItem}>
            <Icon name="phone" size={18} />
            <span>
              A question about your order? <a href={telLink(shop.phone)}>{shop.phone}</a> or{' '}
              <a href={`mailto:${shop.email}`}>{shop.email}</a>
            </span>
          </li>
        )}
      </ul>
      <PrintButton>Print this basket</PrintButton>
    </div>
  );
}
