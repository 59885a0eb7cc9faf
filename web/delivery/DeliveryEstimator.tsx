import { useState } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '../../domain/money-text.rules.ts';
import { formatDelivery } from './delivery.rules.ts';
import { DeliveryCost } from './DeliveryCost.tsx';
import * as styles from './DeliveryEstimator.css.ts';
import { useMainland } from './DeliveryTerms.tsx';
import { PostcodeForm } from './PostcodeForm.tsx';
import { usePostcode } from './postcode-cookie.ts';
import type { ProductDelivery } from './useProductDelivery.ts';

interface DeliveryEstimatorProps {
  /** Delivery of the product to the postcode that is remembered; null while it is not known. */
  delivery: ProductDelivery | null;
  /** Called when a link leads away. */
  onLeave: () => void;
}

/** Where to, and then what delivery costs and when it comes. */
export function DeliveryEstimator({ delivery, onLeave }: DeliveryEstimatorProps) {
  const mainland = useMainland();
  const postcode = usePostcode();
  const [refused, setRefused] = useState(false);
  const shown = postcode !== null && !refused && delivery?.postcode === postcode ? delivery : null;
  return (
    <div className={styles.content}>
      <PostcodeForm action="Check delivery" onKnown={() => setRefused(false)} onInvalid={() => setRefused(true)} />
      <div className={styles.result} aria-live="polite">
        {shown && <Result delivery={shown} />}
      </div>
      <p className={styles.small}>
        {mainland && (
          <>
            Delivery is free to the UK mainland, excluding the Scottish Highlands &amp; Islands, when the goods come to{' '}
            {mainland.freeFrom} or more, inc VAT.{' '}
          </>
        )}
        Orders placed before 1 pm on a working day leave us the same day.{' '}
        <Link to="/shipping-returns" onClick={onLeave}>
          Shipping and returns
        </Link>
      </p>
    </div>
  );
}

function Result({ delivery: { postcode, zone, cost, remainingForFree, ...days } }: { delivery: ProductDelivery }) {
  return (
    <>
      <p className={styles.place}>
        {postcode}, {zone.name}
      </p>
      <dl className={styles.facts}>
        <dt className={styles.term}>Delivery cost</dt>
        <dd className={styles.value}>
          <DeliveryCost cost={cost} />
        </dd>
        <dt className={styles.term}>Estimated delivery</dt>
        <dd className={styles.value}>{formatDelivery(days)}</dd>
      </dl>
      {remainingForFree && (
        <p className={styles.hint}>
          Shop for {formatMoney(remainingForFree.pence)} more for free UK mainland delivery.
        </p>
      )}
    </>
  );
}
