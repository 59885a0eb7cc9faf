import { CUT_OFF } from '@storefront/domain/delivery/dispatch-words.rules.ts';
import { Link } from 'react-router';
import { FREE_DELIVERY_THRESHOLD_PENCE } from '@storefront/domain/delivery/charge.rules.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { formatRoundMoney } from '@storefront/domain/money-text.rules.ts';
import { DeliveryTable } from './DeliveryTable.tsx';
import * as styles from './ShippingDetails.css.ts';

/** Delivery charges and times, the same for every product. */
export function ShippingDetails() {
  return (
    <Disclosure title="Shipping">
      <div className={styles.details}>
        <p>
          Orders placed before {CUT_OFF} on a working day are dispatched the same day; later orders go the next working
          day. UK mainland delivery is free on orders of {formatRoundMoney(FREE_DELIVERY_THRESHOLD_PENCE)} or more, inc
          VAT; charges for the Highlands, the Islands and elsewhere are below. Collection from our stores is always
          free.
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
