import { use } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PurchaseTerms_product$key } from '../../../__generated__/PurchaseTerms_product.graphql.ts';
import { Link } from '../../../framework/navigation/Link.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ShopContext } from '../../../ui/shop/shop-context.ts';
import { guaranteeWords } from './guarantee.rules.ts';
import * as styles from './ProductPurchase.css.ts';

/** The product's guarantee and the shop's returns, as far as they are known. */
export function PurchaseTerms({ product }: { product: PurchaseTerms_product$key }) {
  const { specifications } = useFragment(
    graphql`
      fragment PurchaseTerms_product on Product {
        specifications {
          name
          value
        }
      }
    `,
    product,
  );
  const returns = use(ShopContext)?.returns;
  const guarantee = guaranteeWords(specifications ?? []);
  if (!returns && guarantee === null) return null;
  return (
    <p className={styles.payment}>
      <Icon name={guarantee === null ? 'returns' : 'shield'} />
      <span>
        {guarantee !== null && <span>{guarantee}</span>}
        {guarantee !== null && returns && <span> · </span>}
        {returns && (
          <Link to="/shipping-returns">{`${returns.days} days to return it${returns.isFree ? ' free' : ''}`}</Link>
        )}
      </span>
    </p>
  );
}
