import { graphql, useFragment } from 'react-relay/hooks';
import type { Promises_shop$key } from '../__generated__/Promises_shop.graphql.ts';
import { container } from '../ui/Container.css.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { formatMoney } from '../ui/money.ts';
import * as styles from './Promises.css.ts';

/** The four things that the shop stands by. */
export function Promises({ shop }: { shop: Promises_shop$key }) {
  const { freeDeliveryThreshold } = useFragment(
    graphql`
      fragment Promises_shop on Shop {
        freeDeliveryThreshold {
          pence
        }
      }
    `,
    shop,
  );
  const promises: readonly { icon: IconName; name: string; detail: string }[] = [
    {
      icon: 'truck',
      name: `Free UK mainland delivery over ${formatMoney(freeDeliveryThreshold.pence).replace(/\.00$/, '')}`,
      detail: 'Excludes Highlands & Islands',
    },
    { icon: 'shield', name: 'Trusted for 40 years', detail: 'By homes and by the trade' },
    { icon: 'lock', name: '100% secure checkout', detail: 'Your details stay yours' },
    { icon: 'returns', name: 'Quick and easy returns', detail: 'Change your mind within 14 days' },
  ];
  return (
    <section className={styles.band} aria-label="What we promise">
      <ul className={`${container} ${styles.list}`}>
        {promises.map(({ icon, name, detail }) => (
          <li key={icon} className={styles.promise}>
            <span className={styles.icon}>
              <Icon name={icon} size={22} />
            </span>
            <span>
              <span className={styles.name}>{name}</span>
              <br />
              <span className={styles.detail}>{detail}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
