import { useSyncExternalStore } from 'react';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { container } from '../../ui/Container.css.ts';
import { QuickOrder } from './QuickOrder.tsx';
import * as styles from './QuickOrderPage.css.ts';

const never = () => () => {};

/** Ordering by product codes. The server sends the same HTML to everyone; a list that was begun shows after the page has mounted. */
export function QuickOrderPage() {
  const isMounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className={`${container} ${styles.page}`}>
      <PageMeta
        title="Quick order"
        description="Paste a list of product codes and quantities, check stock and prices, and add them all to your basket."
        path="/quick-order"
        trail={[{ name: 'Quick order', path: '/quick-order' }]}
      />
      <Breadcrumb items={[{ name: 'Quick order', path: '/quick-order' }]} />
      <h1>Quick order</h1>
      <p className={styles.intro}>
        Paste product codes and quantities from a list, a spreadsheet or an old order. We’ll show stock and prices
        before anything goes in your basket.
      </p>
      <noscript>Quick order needs JavaScript. To order from a list without it, please call or email us.</noscript>
      {isMounted && <QuickOrder />}
    </div>
  );
}
