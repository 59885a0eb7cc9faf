import { DeliveryCost } from './DeliveryCost.tsx';
import { useDeliveryZones } from './DeliveryTerms.tsx';
import * as styles from './ShippingDetails.css.ts';

/** What delivery to each zone costs and how long it takes: the figures that the shop charges by. */
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
        {useDeliveryZones().map(({ code, name, charge, transitDays }) => (
          <tr key={code} className={styles.row}>
            <th scope="row" className={styles.head}>
              {name}
            </th>
            <td className={styles.value}>
              <DeliveryCost cost={charge} />
            </td>
            <td className={styles.value}>{transitDays}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
