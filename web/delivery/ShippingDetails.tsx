import { Link } from 'react-router';
import { Disclosure } from '../ui/Disclosure.tsx';
import { DeliveryTable } from './DeliveryTable.tsx';
import { useMainland } from './DeliveryTerms.tsx';
import * as styles from './ShippingDetails.css.ts';

/** What delivery costs and how long it takes; the same for every product. */
export function ShippingDetails() {
  const mainland = useMainland();
  return (
    <Disclosure title="Shipping">
      <div className={styles.details}>
        <p>
          Orders placed before 1 pm on a working day leave us the same day, later ones on the next.{' '}
          {mainland && (
            <>
              UK mainland delivery is free when the goods come to {mainland.freeFrom} or more, inc VAT; the Highlands
              and Islands are charged as below.{' '}
            </>
          )}
          Collection from our stores is always free.
        </p>
        <DeliveryTable />
        <p>
          Changed your mind? Tell us within 14 days of receiving it and send it back for a refund.{' '}
          <Link to="/shipping-returns">Shipping and returns</Link>
        </p>
      </div>
    </Disclosure>
  );
}
