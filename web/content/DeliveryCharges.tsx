import { use } from 'react';
import { freeFrom, standardCharge } from '@storefront/domain/delivery/charge.rules.ts';
import { zoneCodes, zones } from '@storefront/domain/delivery/zones.data.ts';
import { formatMoney, formatRoundMoney } from '@storefront/domain/money-text.rules.ts';
import { ShopContext } from '../ui/shop/shop-context.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as styles from './DeliveryCharges.css.ts';

const rows = zoneCodes.map((code) => {
  const { name, transitDays } = zones[code];
  const free = freeFrom(code);
  return { code, name, transitDays, charge: standardCharge(code), free: free === null ? null : formatRoundMoney(free) };
});

/** The delivery charges by zone, from the table that orders are charged by. */
export function DeliveryCharges() {
  const collects = (use(ShopContext)?.stores.length ?? 0) > 0;
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
                {formatMoney(charge.incVat)}
                {free && <span className={styles.narrow}>free from {free}</span>}
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
