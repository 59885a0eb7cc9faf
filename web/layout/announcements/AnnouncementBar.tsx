import { graphql, useFragment } from 'react-relay/hooks';
import type {
  AnnouncementBar_query$data,
  AnnouncementBar_query$key,
  PromiseIcon,
} from '../../__generated__/AnnouncementBar_query.graphql.ts';
import { AccountLinks } from '../../account/AccountLinks.tsx';
import { ShopContext, telLink } from '../../ui/shop/shop-context.ts';
import { container } from '../../ui/Container.css.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Tooltip } from '../../ui/tooltip/Tooltip.tsx';
import { explanations } from '../explanations.data.ts';
import { VatSwitch } from '../VatSwitch.tsx';
import * as styles from './AnnouncementBar.css.ts';
import { formatRoundMoney } from '@storefront/domain/money-text.rules.ts';
import { use, useEffect, useState } from 'react';
import { matchesMedia } from '../../browser/media.ts';
import { Link } from '../../framework/navigation/Link.tsx';

export function AnnouncementBar({ query: reference }: { query: AnnouncementBar_query$key | null | undefined }) {
  const query = useFragment(
    graphql`
      fragment AnnouncementBar_query on Query {
        shop {
          phone
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
  const shop = query?.shop;
  return (
    <div className={styles.bar}>
      <div className={`${container} ${styles.row}`}>
        {query ? <Announcements banners={query.banners} /> : <span />}
        <div className={styles.tools}>
          <div className={styles.links}>
            {shop && shop.phone !== '' && (
              <a className={styles.link} href={telLink(shop.phone)}>
                <Icon name="phone" size={16} />
                <span>{shop.phone}</span>
              </a>
            )}
            <AccountLinks className={styles.link} />
          </div>
          <div className={styles.vat}>
            <VatSwitch />
            <div className={styles.vatExplanation}>
              <Tooltip label="About VAT" onGreen>
                {explanations.VAT}
              </Tooltip>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

const ICONS: Readonly<Record<string, IconName>> = {
  DELIVERY: 'truck',
  TRUST: 'shield',
  SECURITY: 'lock',
  RETURNS: 'returns',
} satisfies Partial<Record<PromiseIcon, IconName>>;

/** On a phone they take turns in one line; on wider screens the promises have a row of their own. */
function Announcements({ banners }: Pick<AnnouncementBar_query$data, 'banners'>) {
  const { stores = [], delivery } = use(ShopContext) ?? {};
  const collects = stores.length > 0;
  const threshold = delivery?.freeFrom ?? null;
  const promises = banners?.promises ?? [];
  const promotion = banners?.promotion ? (
    <Promotion {...banners.promotion} />
  ) : (
    threshold !== null && (
      <span>
        <span>{`Free UK mainland delivery over ${formatRoundMoney(threshold)} `}</span>
        <span className={styles.limit}>(excl. Highlands & Islands)</span>
      </span>
    )
  );
  const first = promotion ? 1 : 0;
  const { current, isPaused, pause, hold } = useRotation(promises.length + first);
  return (
    <div
      className={styles.announcements}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      {promotion && (
        <div className={styles.promotion} data-current={current === 0 || undefined}>
          <span className={styles.promotionIcon}>
            <Icon name="truck" size={18} />
          </span>
          {promotion}
          <span className={styles.explanation}>
            <Tooltip label="About delivery" onGreen>
              <span>{explanations.Shipping}</span>
              {threshold !== null && <span>{` ${explanations.FreeDelivery}`}</span>}
              {collects && <span>{' Collection from our stores is always free.'}</span>}
            </Tooltip>
          </span>
        </div>
      )}
      {promises.length > 0 && (
        <>
          <Promises promises={promises} current={current - first} />
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

interface PromisesProps {
  promises: readonly { icon: string; title: string; path?: string | null | undefined }[];
  /** The index of the promise that shows on a phone. */
  current: number;
}

function Promises({ promises, current }: PromisesProps) {
  return (
    <ul className={styles.promises} aria-label="Our promises">
      {promises.map(({ icon, title, path }, index) => (
        <li key={title} className={styles.promise} data-current={index === current || undefined}>
          <Icon name={ICONS[icon] ?? 'check'} size={18} />
          {path ? (
            <Link className={styles.announcementsLink} to={path}>
              {title}
            </Link>
          ) : (
            <span>{title}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface PromotionProps {
  message: string;
  shortMessage: string;
  path?: string | null | undefined;
}

/** In the wording for the screen's width. */
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
    <Link className={styles.announcementsLink} to={path}>
      {words}
    </Link>
  ) : (
    <span>{words}</span>
  );
}

const ROTATION_MILLISECONDS = 5_000;
/** As in AnnouncementBar.css.ts. */
const ROTATES = '(min-width: 360px) and (max-width: 767.98px) and (prefers-reduced-motion: no-preference)';

/** Rotation stops while announcements are hovered or focused, and when the shopper pauses it. */
function useRotation(count: number) {
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    if (isPaused || isHeld || count < 2) return;
    const timer = setInterval(
      () => matchesMedia(ROTATES) && setCurrent((index) => (index + 1) % count),
      ROTATION_MILLISECONDS,
    );
    return () => clearInterval(timer);
  }, [count, isPaused, isHeld]);
  return { current, isPaused, pause: () => setPaused(!isPaused), hold };
}
