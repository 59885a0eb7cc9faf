import { dispatchRules } from '@storefront/domain/delivery/dispatch-words.rules.ts';
import { use } from 'react';
import { ShopContext } from '../../ui/shop/shop-context.ts';
import { zones } from '@storefront/domain/delivery/zones.data.ts';
import { formatMoney, formatRoundMoney } from '@storefront/domain/money-text.rules.ts';
import { DeliveryCost } from './DeliveryCost.tsx';
import * as styles from './DeliveryEstimator.css.ts';
import { PostcodeForm } from './PostcodeForm.tsx';
import type { Delivery } from './useDelivery.ts';
import { Link } from '../../framework/navigation/Link.tsx';

interface DeliveryEstimatorProps {
  /** To the stored postcode, or to the UK mainland. */
  delivery: Delivery;
  onLeave: () => void;
}

export function DeliveryEstimator({ delivery, onLeave }: DeliveryEstimatorProps) {
  const { delivery: charges, dispatch } = use(ShopContext) ?? {};
  const threshold = charges?.freeFrom;
  return (
    <div className={styles.content}>
      <PostcodeForm action="Check delivery" />
      <div className={styles.result} aria-live="polite">
        {delivery.postcode && <Result delivery={delivery} />}
      </div>
      <p className={styles.small}>
        {threshold != null && (
          <span>
            {'Delivery is free to the UK mainland, excluding the Scottish Highlands & Islands, ' +
              `on orders of ${formatRoundMoney(threshold)} or more, inc VAT. `}
          </span>
        )}
        {dispatch && <span>{`${dispatchRules(dispatch)} `}</span>}
        <Link to="/shipping-returns" onClick={onLeave}>
          Delivery and returns
        </Link>
      </p>
    </div>
  );
}

function Result({ delivery: { postcode, zone, cost, remainingForFree, promise } }: { delivery: Delivery }) {
  return (
    <>
      <p className={styles.place}>{`${postcode ?? ''}, ${zones[zone].name}`}</p>
      <dl className={styles.facts}>
        <dt className={styles.term}>Delivery cost</dt>
        <dd className={styles.value}>
          <DeliveryCost cost={cost} />
        </dd>
      </dl>
      {promise && <p className={styles.place}>{promise}</p>}
      {remainingForFree && (
        <p className={styles.hint}>{`Shop for ${formatMoney(remainingForFree)} more for free UK mainland delivery.`}</p>
      )}
    </>
  );
}
