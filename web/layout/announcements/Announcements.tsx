import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { Announcements_query$key, PromiseIcon } from '../../__generated__/Announcements_query.graphql.ts';
import { formatMoney } from '@storefront/domain/money-text.rules.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Tooltip } from '../../ui/tooltip/Tooltip.tsx';
import { explanations } from '../explanations.data.ts';
import * as styles from './Announcements.css.ts';
import { useRotation } from './useRotation.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  DELIVERY: 'truck',
  TRUST: 'shield',
  SECURITY: 'lock',
  RETURNS: 'returns',
} satisfies Partial<Record<PromiseIcon, IconName>>;

/**
 * The promotion and the shop's promises, such as free delivery and returns. On a phone they take turns in one line; on wider screens the
 * promises have a row of their own.
 */
export function Announcements({ query: reference }: { query: Announcements_query$key }) {
  const { shop, banners } = useFragment(
    graphql`
      fragment Announcements_query on Query {
        shop {
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
          promises {
            icon
            title
            path
          }
        }
      }
    `,
    reference,
  );
  const promises = banners?.promises ?? [];
  const { current, isPaused, pause, hold } = useRotation(promises.length + 1);
  return (
    <div
      className={styles.announcements}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <div className={styles.promotion} data-current={current === 0 || undefined}>
        <span className={styles.promotionIcon}>
          <Icon name="truck" size={18} />
        </span>
        {banners?.promotion ? (
          <Promotion {...banners.promotion} />
        ) : (
          shop && (
            <span>
              Free UK mainland delivery over {formatMoney(shop.freeDeliveryThreshold.pence).replace(/\.00$/, '')}{' '}
              <span className={styles.limit}>(excl. Highlands & Islands)</span>
            </span>
          )
        )}
        <span className={styles.explanation}>
          <Tooltip label="About delivery">{explanations.Shipping}</Tooltip>
        </span>
      </div>
      {promises.length > 0 && (
        <>
          <ul className={styles.promises} aria-label="Our promises">
            {promises.map(({ icon, title, path }, index) => (
              <li key={title} className={styles.promise} data-current={index + 1 === current || undefined}>
                <Icon name={ICONS[icon] ?? 'check'} size={18} />
                {path ? (
                  <Link className={styles.link} to={path}>
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </li>
            ))}
          </ul>
          <button
            type="button"
            className={styles.pause}
            aria-pressed={isPaused}
            aria-label="Stop rotating"
            onClick={pause}
          >
            <Icon name={isPaused ? 'play' : 'pause'} size={16} />
          </button>
        </>
      )}
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
    <Link className={styles.link} to={path}>
      {words}
    </Link>
  ) : (
    <span>{words}</span>
  );
}
