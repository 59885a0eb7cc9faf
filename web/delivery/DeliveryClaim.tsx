import { Link } from 'react-router';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './DeliveryClaim.css.ts';
import { DeliveryCost } from './DeliveryCost.tsx';
import { useMainland } from './DeliveryTerms.tsx';

/** That delivery is free, never without where it is and from when, and what it costs below. */
export function DeliveryClaim() {
  const mainland = useMainland();
  if (!mainland) return null;
  return (
    <p className={styles.claim}>
      <Icon name="truck" />
      <span>
        <Link to="/shipping-returns">Free UK mainland delivery over {mainland.freeFrom}</Link>{' '}
        <span className={styles.limit}>(excl. Highlands &amp; Islands)</span>, otherwise{' '}
        <DeliveryCost cost={mainland.charge} />
      </span>
    </p>
  );
}
