import { graphql, useFragment } from 'react-relay/hooks';
import type { AnnouncementBar_query$key } from '../../__generated__/AnnouncementBar_query.graphql.ts';
import { AccountLinks } from '../../account/AccountLinks.tsx';
import { telLink } from '../../ui/shop/shop-context.ts';
import { container } from '../../ui/Container.css.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Tooltip } from '../../ui/tooltip/Tooltip.tsx';
import { explanations } from '../explanations.data.ts';
import { VatSwitch } from '../VatSwitch.tsx';
import * as styles from './AnnouncementBar.css.ts';
import { Announcements } from './Announcements.tsx';

/** The bar above the header: announcements, telephone number, account links and the VAT switch. */
export function AnnouncementBar({ query: reference }: { query: AnnouncementBar_query$key | null | undefined }) {
  const query = useFragment(
    graphql`
      fragment AnnouncementBar_query on Query {
        shop {
          phone
        }
        ...Announcements_query
      }
    `,
    reference,
  );
  const shop = query?.shop;
  return (
    <div className={styles.bar}>
      <div className={`${container} ${styles.row}`}>
        {query ? <Announcements query={query} /> : <span />}
        <div className={styles.tools}>
          <div className={styles.links}>
            {shop && (
              <a className={styles.link} href={telLink(shop.phone)}>
                <Icon name="phone" size={16} />
                {shop.phone}
              </a>
            )}
            <AccountLinks className={styles.link} />
          </div>
          <div className={styles.vat}>
            <VatSwitch />
            <div className={styles.vatExplanation}>
              <Tooltip label="About VAT">{explanations.VAT}</Tooltip>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
