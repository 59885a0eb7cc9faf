import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { AnnouncementBar_query$key } from '../__generated__/AnnouncementBar_query.graphql.ts';
import { AccountLinks } from '../account/AccountLinks.tsx';
import { container } from '../ui/Container.css.ts';
import { Icon } from '../ui/Icon.tsx';
import { formatMoney } from '../../domain/money-text.rules.ts';
import { Tooltip } from '../ui/tooltip/Tooltip.tsx';
import * as styles from './AnnouncementBar.css.ts';
import { explanations } from './explanations.data.ts';
import { telLink } from '../shop/shop-context.ts';
import { VatSwitch } from './VatSwitch.tsx';

/** The announcement bar above the header: promotion, telephone number, account links and the VAT switch. */
export function AnnouncementBar({ query: reference }: { query: AnnouncementBar_query$key | null | undefined }) {
  const query = useFragment(
    graphql`
      fragment AnnouncementBar_query on Query {
        shop {
          phone
          freeDeliveryThreshold {
            pence
          }
        }
        banners {
          promotion {
            message
            shortMessage
            path
          }
        }
      }
    `,
    reference,
  );
  const shop = query?.shop;
  const promotion = query?.banners?.promotion;
  return (
    <div className={styles.bar}>
      <div className={`${container} ${styles.row}`}>
        <div className={styles.promise}>
          {shop && (
            <>
              <span className={styles.promiseIcon}>
                <Icon name="truck" size={18} />
              </span>
              {promotion ? (
                <Promotion {...promotion} />
              ) : (
                <span>
                  Free UK mainland delivery over {formatMoney(shop.freeDeliveryThreshold.pence).replace(/\.00$/, '')}{' '}
                  <span className={styles.limit}>(excl. Highlands & Islands)</span>
                </span>
              )}
              <span className={styles.explanation}>
                <Tooltip label="About shipping">{explanations.Shipping}</Tooltip>
              </span>
            </>
          )}
        </div>
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

interface PromotionProps {
  message: string;
  shortMessage: string;
  path?: string | null | undefined;
}

/** The promotion, in the wording for the screen's width. */
function Promotion({ message, shortMessage, path }: PromotionProps) {
  const words =
    message === shortMessage ? (
      message
    ) : (
      <>
        <span className={styles.long}>{message}</span>
        <span className={styles.short}>{shortMessage}</span>
      </>
    );
  return path ? (
    <Link className={styles.promotion} to={path}>
      {words}
    </Link>
  ) : (
    <span>{words}</span>
  );
}
