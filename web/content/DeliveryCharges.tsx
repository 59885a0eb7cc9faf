import { useDeliveryZones } from '../delivery/DeliveryTerms.tsx';
import { formatMoney } from '../../domain/money-text.rules.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as styles from './DeliveryCharges.css.ts';

/** Pounds without the pence, where there are none. */
const round = (pence: number) => formatMoney(pence).replace(/\.00$/, '');

/** What delivery costs to each part of the country, from what the basket reckons with. */
export function DeliveryCharges() {
  const deliveryZones = useDeliveryZones();
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
            <th scope="col">Time on the way</th>
          </tr>
        </thead>
        <tbody>
          {deliveryZones.map(({ code, name, charge, freeFrom, transitDays }) => (
            <tr key={code}>
              <th scope="row">{name}</th>
              <td className={styles.figure}>
                {formatMoney(charge.incVat.pence)}
                {freeFrom && <span className={styles.narrow}>free from {round(freeFrom.pence)}</span>}
              </td>
              <td className={`${styles.figure} ${styles.spare}`}>{formatMoney(charge.exVat.pence)}</td>
              <td className={styles.spare}>{freeFrom ? `${round(freeFrom.pence)} of goods, inc VAT` : '–'}</td>
              <td>{transitDays === 1 ? '1 working day' : `${transitDays} working days`}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Collection from a store</th>
            <td className={styles.figure}>Free</td>
            <td className={`${styles.figure} ${styles.spare}`}>Free</td>
            <td className={styles.spare}>Always</td>
            <td>When we tell you that it is ready</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
