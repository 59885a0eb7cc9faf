import { use } from 'react';
import { itemsParameter } from '@storefront/domain/order-lines.rules.ts';
import type { CartContents_cart$data } from '../../__generated__/CartContents_cart.graphql.ts';
import { ShopContext } from '../../ui/shop/shop-context.ts';
import { PaymentWays } from '../../ui/shop/PaymentWays.tsx';
import { ContactLinks } from '../../ui/shop/ContactLinks.tsx';
import { ButtonLink, Button } from '../../ui/Button.tsx';
import { PrintButton } from '../../ui/print/PrintButton.tsx';
import { notPrinted } from '../../ui/print/printed.css.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from '../CartContents.css.ts';
import { copyText } from '../../browser/clipboard.ts';
import { useToast } from '../../ui/toast/Toaster.tsx';
import { Link } from '../../framework/navigation/Link.tsx';

export function CartHelp({ lines }: Pick<CartContents_cart$data, 'lines'>) {
  const coded = lines.filter(({ sku, isModifier }) => sku && !isModifier);
  const items = encodeURIComponent(itemsParameter(coded));
  const shop = use(ShopContext);
  return (
    <div className={notPrinted}>
      <ul className={styles.help}>
        <li className={styles.helpItem}>
          <Icon name="returns" size={18} />
          <span>
            {shop && (
              <span>{`You have ${shop.returns.days} days after receiving your order to change your mind. `}</span>
            )}
            <Link to="/shipping-returns">Delivery and returns</Link>
          </span>
        </li>
        <PaymentWays>
          {(sentence) => (
            <li className={styles.helpItem}>
              <Icon name="lock" size={18} />
              <span>{sentence}</span>
            </li>
          )}
        </PaymentWays>
        {shop && (shop.phone || shop.email) && (
          <li className={styles.helpItem}>
            <Icon name="phone" size={18} />
            <span>
              A question about your order? <ContactLinks shop={shop} />
            </span>
          </li>
        )}
      </ul>
      <div className={styles.tools}>
        <PrintButton>Print this basket</PrintButton>
        {coded.length > 0 && (
          <>
            <BasketLink path={`/cart/add?items=${items}`} />
            <ButtonLink to={`/saved-lists?items=${items}`} tone="quiet" size="small">
              Save as a list
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}

function BasketLink({ path }: { path: string }) {
  const toast = useToast();
  const shop = use(ShopContext);

  async function copy() {
    const isCopied = await copyText(new URL(path, shop?.url ?? location.href).href);
    toast(
      isCopied
        ? 'Link copied. Whoever opens it sees these products before adding them.'
        : 'Your browser didn’t allow copying.',
    );
  }

  return (
    <Button tone="quiet" size="small" onClick={() => void copy()}>
      Copy a link to this basket
    </Button>
  );
}
