import { standardCharge } from '@storefront/domain/delivery/charge.rules.ts';
import { zoneCodes, zones } from '@storefront/domain/delivery/zones.data.ts';
import { DeliveryCost } from './DeliveryCost.tsx';
import * as styles from './ShippingDetails.css.ts';

/** Cost and time of delivery by zone, from the rules that orders are charged by. */
export function DeliveryTable() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            To
          </th>
          <th scope="col" className={styles.head}>
            Charge
          </th>
          <th scope="col" className={styles.head}>
            Working days
          </th>
        </tr>
      </thead>
      <tbody>
        {zoneCodes.map((code) => (
          <tr key={code} className={styles.row}>
            <th scope="row" className={styles.head}>
              {zones[code].name}
            </th>
            <td className={styles.value}>
              <DeliveryCost cost={standardCharge(code)} />
            </td>
            <td className={styles.value}>{zones[code].transitDays}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
