import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import * as styles from './OrderPage.css.ts';
import { Link } from '../../framework/navigation/Link.tsx';

/** The browser does not have the order's key. */
export function OrderNotShown() {
  return (
    <div className={styles.intro}>
      <PageMeta title="Your order" robots="noindex" />
      <h1>Your order</h1>
      <p>To see this order, open the link in its confirmation email.</p>
      <p>
        Ordered with an account? <Link to="/account/orders">Your orders</Link> are there too.
      </p>
      <p>
        Can’t find the email? <Link to="/track-order">Track the order</Link> by its number.
      </p>
    </div>
  );
}
