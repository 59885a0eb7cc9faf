import { dispatchRules } from '@storefront/domain/delivery/dispatch-words.rules.ts';
import { use } from 'react';
import { ShopContext } from '../../ui/shop/shop-context.ts';
import { servedZones, standardCharge, type DeliveryCharges } from '@storefront/domain/delivery/charge.rules.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { formatRoundMoney } from '@storefront/domain/money-text.rules.ts';
import * as styles from './ShippingDetails.css.ts';
import { zoneCodes, zones } from '@storefront/domain/delivery/zones.data.ts';
import { DeliveryCost } from './DeliveryCost.tsx';
import { Link } from '../../framework/navigation/Link.tsx';

export function ShippingDetails() {
  const { stores = [], delivery: charges, dispatch, returns } = use(ShopContext) ?? {};
  return (
    <Disclosure title="Shipping">
      <div className={styles.details}>
        <p>
          {charges && dispatch && <span>{dispatchRules(dispatch)}</span>}
          {charges && charges.freeFrom !== null && (
            <span>{` ${freeWords(charges.freeFrom, servedZones(charges).length === zoneCodes.length)}`}</span>
          )}
          {charges === null && <span>{AT_CHECKOUT}</span>}
          {stores.length > 0 && <span>{' Collection from our stores is always free.'}</span>}
        </p>
        {charges && <DeliveryTable charges={charges} />}
        <p>
          {returns && (
            <span>
              {`Changed your mind? Tell us within ${returns.days} days of receiving it and send it back for a refund. `}
            </span>
          )}
          <Link to="/shipping-returns">Delivery and returns</Link>
        </p>
      </div>
    </Disclosure>
  );
}

/** For a shop with delivery options of its own. */
const AT_CHECKOUT =
  'The charge depends on your postcode: the checkout shows every way to have your order delivered, with its charge.';

function freeWords(threshold: number, isEverywhere: boolean): string {
  const others = isEverywhere ? 'charges for the Highlands, the Islands and elsewhere' : 'other charges';
  const minimum = formatRoundMoney(threshold);
  return `UK mainland delivery is free on orders of ${minimum} or more, inc VAT; ${others} are below.`;
}

/** By zone, from the rules that orders are charged by. */
function DeliveryTable({ charges }: { charges: DeliveryCharges }) {
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
        {servedZones(charges).map((code) => (
          <tr key={code} className={styles.row}>
            <th scope="row" className={styles.head}>
              {zones[code].name}
            </th>
            <td className={styles.value}>
              <DeliveryCost cost={standardCharge(code, charges)} />
            </td>
            <td className={styles.value}>{zones[code].transitDays}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
