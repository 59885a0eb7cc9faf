import { CUT_OFF } from '@storefront/domain/delivery/dispatch-words.rules.ts';
import { use } from 'react';
import { Link } from 'react-router';
import { ShopContext } from '../../ui/shop/shop-context.ts';
import { FREE_DELIVERY_THRESHOLD_PENCE, standardCharge } from '@storefront/domain/delivery/charge.rules.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { formatRoundMoney } from '@storefront/domain/money-text.rules.ts';
import * as styles from './ShippingDetails.css.ts';
import { zoneCodes, zones } from '@storefront/domain/delivery/zones.data.ts';
import { DeliveryCost } from './DeliveryCost.tsx';

/** Delivery charges and times, the same for every product. */
export function ShippingDetails() {
  const collects = (use(ShopContext)?.stores.length ?? 0) > 0;
  return (
    <Disclosure title="Shipping">
      <div className={styles.details}>
        <p>
          Orders placed before {CUT_OFF} on a working day are dispatched the same day; later orders go the next working
          day. UK mainland delivery is free on orders of {formatRoundMoney(FREE_DELIVERY_THRESHOLD_PENCE)} or more, inc
          VAT; charges for the Highlands, the Islands and elsewhere are below.
          {collects && ' Collection from our stores is always free.'}
        </p>
        <DeliveryTable />
        <p>
          Changed your mind? Tell us within 14 days of receiving it and send it back for a refund.{' '}
          <Link to="/shipping-returns">Delivery and returns</Link>
        </p>
      </div>
    </Disclosure>
  );
}

/** Cost and time of delivery by zone, from the rules that orders are charged by. */
function DeliveryTable() {
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
