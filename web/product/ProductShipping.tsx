import { Disclosure } from '../ui/Disclosure.tsx';
import { formatMoney } from '../ui/money.ts';
import { deliveryZones, FREE_DELIVERY_FROM } from './delivery.data.ts';
import * as styles from './ProductSpecifications.css.ts';
import { shipping } from './ProductShipping.css.ts';

/** What delivery costs and how long it takes; the same for every product. */
export function ProductShipping() {
  return (
    <Disclosure title="Shipping">
      <div className={shipping}>
        <p>
          Orders placed before 1 pm on a working day leave us the same day, later ones on the next. UK mainland delivery is free when the goods come to £
          {FREE_DELIVERY_FROM / 100} or more, inc VAT; the Highlands and Islands are charged as below. Collection from our stores is always free.
        </p>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.name}>
                To
              </th>
              <th scope="col" className={styles.name}>
                Charge, inc VAT
              </th>
              <th scope="col" className={styles.name}>
                Working days
              </th>
            </tr>
          </thead>
          <tbody>
            {deliveryZones.map(({ name, charge, days }) => (
              <tr key={name} className={styles.row}>
                <th scope="row" className={styles.name}>
                  {name}
                </th>
                <td className={styles.value}>{formatMoney(charge)}</td>
                <td className={styles.value}>{days}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>Changed your mind? Tell us within 14 days of receiving it and send it back for a refund.</p>
      </div>
    </Disclosure>
  );
}
