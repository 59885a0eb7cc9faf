import { PageMeta } from '../../../ui/meta/PageMeta.tsx';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { container } from '../../../ui/Container.css.ts';
import * as styles from './TrackOrderPage.css.ts';
import { TrackOrderForm } from './TrackOrderForm.tsx';

const TRAIL = [{ name: 'Track an order', path: '/track-order' }];

/** Says how far an order is, without an account. */
export function TrackOrderPage() {
  return (
    <div className={`${container} ${styles.page}`}>
      <PageMeta
        title="Track an order"
        description="See how far your order is with its number and your email address or postcode. No account needed."
        path="/track-order"
        trail={TRAIL}
      />
      <Breadcrumb items={TRAIL} />
      <h1>Track an order</h1>
      <p className={styles.intro}>
        You’ll find the order number, such as LL-100042, in your confirmation email. The link in that email shows the
        whole order.
      </p>
      <TrackOrderForm />
      <noscript>Tracking needs JavaScript. To ask about an order without it, please call or email us.</noscript>
    </div>
  );
}
