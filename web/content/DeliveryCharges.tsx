import { use } from 'react';
import {
  freeFrom,
  servedZones,
  standardCharge,
  type DeliveryCharges as Charges,
} from '@storefront/domain/delivery/charge.rules.ts';
import { zones } from '@storefront/domain/delivery/zones.data.ts';
import { formatMoney, formatRoundMoney } from '@storefront/domain/money-text.rules.ts';
import { ShopContext } from '../ui/shop/shop-context.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as styles from './DeliveryCharges.css.ts';

function rowsOf(charges: Charges) {
  return servedZones(charges).map((code) => {
    const free = freeFrom(code, charges);
    const charge = standardCharge(code, charges);
    return { code, ...zones[code], charge, free: free === null ? null : formatRoundMoney(free) };
  });
}

/** From the table that orders are charged by. A shop with delivery options of its own shows them at the checkout. */
export function DeliveryCharges() {
  const { stores = [], delivery } = use(ShopContext) ?? {};
  const collects = stores.length > 0;
  const rows = delivery ? rowsOf(delivery) : [];
  if (delivery === null)
    return (
      <p>
        The delivery charge depends on your postcode. The checkout shows every way to have your order delivered, with
        its charge, before you order.{collects && <span>{' Collection from our stores is always free.'}</span>}
      </p>
    );
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>Delivery charges</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">To</th>
            <th scope="col" className={styles.figure}>
              Charge, inc VAT
            </th>
            <th scope="col" className={`${styles.figure} ${styles.spare}`}>
              ex VAT
            </th>
            <th scope="col" className={styles.spare}>
              Free from
            </th>
            <th scope="col">Delivery time</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, name, charge, free, transitDays }) => (
            <tr key={code}>
              <th scope="row">{name}</th>
              <td className={styles.figure}>
                <span>{formatMoney(charge.incVat)}</span>
                {free && <span className={styles.narrow}>{`free from ${free}`}</span>}
              </td>
              <td className={`${styles.figure} ${styles.spare}`}>{formatMoney(charge.exVat)}</td>
              <td className={styles.spare}>{free ? `${free} of goods, inc VAT` : '–'}</td>
              <td>{transitDays === 1 ? '1 working day' : `${transitDays} working days`}</td>
            </tr>
          ))}
          {collects && (
            <tr>
              <th scope="row">Collection from a store</th>
              <td className={styles.figure}>Free</td>
              <td className={`${styles.figure} ${styles.spare}`}>Free</td>
              <td className={styles.spare}>Always</td>
              <td>When we tell you it’s ready</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
