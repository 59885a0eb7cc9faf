import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderLines_order$data, OrderLines_order$key } from '../../__generated__/OrderLines_order.graphql.ts';
import { handOverWords } from '@storefront/domain/product/minimum-age.rules.ts';
import { lineDetails } from '../../cart/cart.rules.ts';
import { Link } from '../../framework/navigation/Link.tsx';
import { ShopImage } from '../../ui/image/ShopImage.tsx';
import { PrintButton } from '../../ui/print/PrintButton.tsx';
import * as styles from './OrderLines.css.ts';
import { LineAmount, OrderSums } from './OrderSums.tsx';

export function OrderLines({ order }: { order: OrderLines_order$key }) {
  const { lines, goods, discounts, deliveryCharge, total, vat, refunded, delivery } = useFragment(
    graphql`
      fragment OrderLines_order on Order {
        lines {
          id
          name
          sku
          path
          quantity
          condition
          minimumAge
          parent {
            id
          }
          selectedOptions {
            value
          }
          image {
            ...ShopImage_image
          }
          lineTotal {
            ...Price_price
          }
        }
        goods {
          ...Price_price
        }
        discounts {
          ...OrderSums_discount
        }
        deliveryCharge {
          ...Price_price
        }
        total {
          ...Price_price
        }
        vat {
          pence
        }
        refunded {
          pence
        }
        delivery {
          method
          optionName
        }
      }
    `,
    order,
  );
  return (
    <section className={styles.block}>
      <h2 className={styles.title}>What you ordered</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <OrderLine key={line.id} line={line} />
        ))}
      </ul>
      <OrderSums
        goods={goods}
        discounts={discounts}
        deliveryName={delivery.optionName}
        delivery={deliveryCharge}
        total={total}
        vat={vat}
        isCollected={delivery.method === 'COLLECTION'}
        refunded={refunded.pence}
      />
      <PrintButton>Print this order</PrintButton>
    </section>
  );
}

function OrderLine({ line }: { line: OrderLines_order$data['lines'][number] }) {
  return (
    <li className={line.parent ? styles.addOn : styles.line}>
      <ShopImage image={line.image} sizes="64px" />
      <div className={styles.about}>
        <Link className={styles.name} to={line.path}>
          {line.name}
        </Link>
        <span className={styles.detail}>{lineDetails({ ...line, minimumAge: null })}</span>
        {line.minimumAge && <span className={styles.detail}>{handOverWords(line)}</span>}
        <span className={styles.detail}>{`Quantity ${line.quantity}`}</span>
      </div>
      <LineAmount amount={line.lineTotal} />
    </li>
  );
}
