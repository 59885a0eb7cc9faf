import { Link } from 'react-router';
import { FREE_DELIVERY_THRESHOLD_PENCE, standardCharge } from '../../domain/delivery/charge.rules.ts';
import { Icon } from '../ui/Icon.tsx';
import { formatRoundMoney } from '../../domain/money-text.rules.ts';
import * as styles from './DeliveryClaim.css.ts';
import { DeliveryCost } from './DeliveryCost.tsx';

/** The free delivery claim with its conditions: where, from what amount, and the charge below it. */
export function DeliveryClaim() {
  return (
    <p className={styles.claim}>
      <Icon name="truck" />
      <span>
        <Link to="/shipping-returns">
          Free UK mainland delivery over {formatRoundMoney(FREE_DELIVERY_THRESHOLD_PENCE)}
        </Link>{' '}
        <span className={styles.limit}>(excl. Highlands &amp; Islands)</span>, otherwise{' '}
        <DeliveryCost cost={standardCharge('UK_MAINLAND')} />
      </span>
    </p>
  );
}
