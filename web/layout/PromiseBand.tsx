import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { PromiseBand_shop$key } from '../__generated__/PromiseBand_shop.graphql.ts';
import { container } from '../ui/Container.css.ts';
import { Icon } from '../ui/Icon.tsx';
import { formatMoney } from '../ui/money.ts';
import * as styles from './PromiseBand.css.ts';
import { dialled } from './shop-context.ts';
import { VatSwitch } from './VatSwitch.tsx';

/** The line above the header: what delivery costs, how to call, where to sign in, and the view of prices. */
export function PromiseBand({ shop: reference }: { shop: PromiseBand_shop$key | null | undefined }) {
  const shop = useFragment(
    graphql`
      fragment PromiseBand_shop on Shop {
        phone
        freeDeliveryThreshold {
          pence
        }
      }
    `,
    reference,
  );
  return (
    <div className={styles.band}>
      <div className={`${container} ${styles.row}`}>
        <p className={styles.promise}>
          {shop && (
            <>
              <span className={styles.promiseIcon}>
                <Icon name="truck" size={18} />
              </span>
              <span>
                Free UK mainland delivery over {formatMoney(shop.freeDeliveryThreshold.pence).replace(/\.00$/, '')}{' '}
                <span className={styles.limit}>(excl. Highlands & Islands)</span>
              </span>
            </>
          )}
        </p>
        <div className={styles.tools}>
          <div className={styles.links}>
            {shop && (
              <a className={styles.link} href={dialled(shop.phone)}>
                <Icon name="phone" size={16} />
                {shop.phone}
              </a>
            )}
            <Link className={styles.link} to="/register">
              Create an account
            </Link>
            <Link className={styles.link} to="/login">
              Sign in
            </Link>
          </div>
          <VatSwitch />
        </div>
      </div>
    </div>
  );
}
