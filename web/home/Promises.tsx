import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { PromiseIcon, Promises_banners$key } from '../__generated__/Promises_banners.graphql.ts';
import { container } from '../ui/Container.css.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import * as styles from './Promises.css.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  DELIVERY: 'truck',
  TRUST: 'shield',
  SECURITY: 'lock',
  RETURNS: 'returns',
} satisfies Partial<Record<PromiseIcon, IconName>>;

const ROTATION_MILLISECONDS = 5_000;
/** Where the promises rotate: on small screens without reduced motion. Promises.css.ts has the same query. */
const ROTATES = '(max-width: 767.98px) and (prefers-reduced-motion: no-preference)';

/** The shop's promises, such as free delivery and returns. On small screens they rotate, one at a time. */
export function Promises({ banners }: { banners: Promises_banners$key }) {
  const { promises } = useFragment(
    graphql`
      fragment Promises_banners on Banners {
        promises {
          icon
          title
          detail
          path
        }
      }
    `,
    banners,
  );
  const { current, isPaused, pause, hold } = useRotation(promises.length);
  if (promises.length === 0) return null;
  return (
    <section className={styles.band} aria-label="Our promises">
      <div
        className={`${container} ${styles.row}`}
        onPointerEnter={() => hold(true)}
        onPointerLeave={() => hold(false)}
        onFocus={() => hold(true)}
        onBlur={() => hold(false)}
      >
        <ul className={styles.list}>
          {promises.map(({ icon, title, detail, path }, index) => (
            <li key={title} className={styles.promise} data-current={index === current || undefined}>
              <span className={styles.icon}>
                <Icon name={ICONS[icon] ?? 'check'} size={22} />
              </span>
              <span>
                <span className={styles.name}>
                  {path ? (
                    <Link className={styles.link} to={path}>
                      {title}
                    </Link>
                  ) : (
                    title
                  )}
                </span>
                <br />
                <span className={styles.detail}>{detail}</span>
              </span>
            </li>
          ))}
        </ul>
        {promises.length > 1 && (
          <button
            type="button"
            className={styles.pause}
            aria-pressed={isPaused}
            aria-label="Stop rotating"
            onClick={pause}
          >
            <Icon name={isPaused ? 'play' : 'pause'} size={18} />
          </button>
        )}
      </div>
    </section>
  );
}

/** The index of the promise that shows. Rotation stops while the list is hovered or focused, and when the shopper pauses it. */
function useRotation(count: number) {
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    if (isPaused || isHeld || count < 2) return;
    const turning = window.matchMedia(ROTATES);
    const timer = setInterval(
      () => turning.matches && setCurrent((index) => (index + 1) % count),
      ROTATION_MILLISECONDS,
    );
    return () => clearInterval(timer);
  }, [count, isPaused, isHeld]);
  return { current, isPaused, pause: () => setPaused(!isPaused), hold };
}
