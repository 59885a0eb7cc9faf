import { graphql, useFragment } from 'react-relay/hooks';
import { quantityTermsText } from '@storefront/domain/quantity.rules.ts';
import type { PurchaseQuantity_product$key } from '../../../__generated__/PurchaseQuantity_product.graphql.ts';
import type { PurchaseQuantity_variant$key } from '../../../__generated__/PurchaseQuantity_variant.graphql.ts';
import { Price } from '../../../ui/price/Price.tsx';
import * as styles from './PurchaseQuantity.css.ts';

interface PurchaseQuantityProps {
  product: PurchaseQuantity_product$key;
  variant: PurchaseQuantity_variant$key | null;
}

/** Nothing for most products. */
export function PurchaseQuantity({ product: productReference, variant: variantReference }: PurchaseQuantityProps) {
  const product = useFragment(
    graphql`
      fragment PurchaseQuantity_product on Product {
        minimumQuantity
        quantityMultiple
        priceBreaks {
          quantity
          price {
            ...Price_price
          }
        }
      }
    `,
    productReference,
  );
  const variant = useFragment(
    graphql`
      fragment PurchaseQuantity_variant on Variant {
        priceBreaks {
          quantity
          price {
            ...Price_price
          }
        }
      }
    `,
    variantReference,
  );
  const { minimumQuantity: minimum, quantityMultiple: multiple } = product;
  const terms = quantityTermsText({ minimum, multiple });
  const breaks = (variant ?? product).priceBreaks;
  if (terms === '' && breaks.length === 0) return null;
  return (
    <div className={styles.terms}>
      {terms && <p>{terms}</p>}
      {breaks.length > 0 && (
        <dl className={styles.breaks} aria-label="Price for larger quantities">
          {breaks.map(({ quantity, price }) => (
            <div key={quantity} className={styles.step}>
              <dt>{`${quantity} or more`}</dt>
              <dd className={styles.price}>
                <Price price={price} size="small" each />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
