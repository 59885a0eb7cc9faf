import { graphql, useFragment } from 'react-relay/hooks';
import type { CheckoutLine_line$key } from '../../__generated__/CheckoutLine_line.graphql.ts';
import { conditionLabel } from '@storefront/domain/product/condition.rules.ts';
import { ShopImage } from '../../ui/image/ShopImage.tsx';
import * as styles from '../order/OrderLines.css.ts';
import { LineAmount } from '../order/OrderSums.tsx';

/** One line of the order summary. */
export function CheckoutLine({ line: reference }: { line: CheckoutLine_line$key }) {
  const { name, sku, quantity, condition, isModifier, selectedOptions, image, lineTotal } = useFragment(
    graphql`
      fragment CheckoutLine_line on CartLine {
        name
        sku
        quantity
        isModifier
        condition
        selectedOptions {
          value
        }
        image {
          ...ShopImage_image
        }
        lineTotal {
          ...Price_price @relay(mask: false)
        }
      }
    `,
    reference,
  );
  return (
    <li className={isModifier ? styles.addOn : styles.line}>
      <ShopImage image={image} sizes="64px" />
      <div className={styles.about}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>
          {[conditionLabel(condition), sku, ...selectedOptions.map(({ value }) => value)].filter(Boolean).join(' · ')}
        </span>
        <span className={styles.detail}>Quantity {quantity}</span>
      </div>
      <LineAmount amount={lineTotal} />
    </li>
  );
}
