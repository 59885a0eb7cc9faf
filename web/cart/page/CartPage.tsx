import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { PrintedShop } from '../../ui/shop/PrintedShop.tsx';
import { printed } from '../../ui/print/printed.css.ts';
import { container } from '../../ui/Container.css.ts';
import { LazyCartView } from '../CartDrawer.tsx';
import { CartSkeleton } from '../CartSkeleton.tsx';
import * as styles from './CartPage.css.ts';
import { useIsMounted } from '../../browser/useIsMounted.ts';

/** The server sends the same HTML to everyone; the cart loads after the page has mounted. */
export function CartPage() {
  const isMounted = useIsMounted();
  return (
    <div className={`${container} ${printed} ${styles.page}`}>
      <PageMeta title="Your Cart" robots="noindex" />
      <PrintedShop path="/cart" />
      <Breadcrumb items={[{ name: 'Your Cart', path: '/cart' }]} />
      <h1>Your Cart</h1>
      <noscript>Your basket needs JavaScript. To order without it, please call or email us.</noscript>
      {isMounted ? <LazyCartView place="page" /> : <CartSkeleton />}
    </div>
  );
}
