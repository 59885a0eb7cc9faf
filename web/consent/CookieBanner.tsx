import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { observeSize } from '../browser/observers.ts';
import { publishFootSpace } from '../ui/foot-space.ts';
import { IfPage } from '../ui/shop/IfPage.tsx';
import { Button } from '../ui/Button.tsx';
import { container } from '../ui/Container.css.ts';
import type { Choice } from './consent.rules.ts';
import * as styles from './CookieBanner.css.ts';
import { Link } from '../framework/navigation/Link.tsx';

interface CookieBannerProps {
  /** Null before the first. */
  choice: Choice | null;
  /** The shopper opened it from the footer, so it takes focus. */
  isAskedFor: boolean;
  onAnswer: (choice: Choice) => void;
  onClose: () => void;
}

/** "Accept" and "Decline" look alike, and no answer counts as a refusal. */
export function CookieBanner({ choice, isAskedFor, onAnswer, onClose }: CookieBannerProps) {
  const element = useRef<HTMLElement>(null);
  useFootSpace(element);
  useEffect(() => {
    if (isAskedFor) element.current?.querySelector('button')?.focus();
  }, [isAskedFor]);
  const leave = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && choice !== null) onClose();
  });
  useEffect(() => {
    const banner = element.current;
    const press = (event: KeyboardEvent) => leave(event);
    banner?.addEventListener('keydown', press);
    return () => banner?.removeEventListener('keydown', press);
  }, []);
  return (
    <section ref={element} className={styles.banner} aria-label="Cookies">
      <div className={`${container} ${styles.row}`}>
        <div className={styles.words}>
          <p className={styles.statement}>This website uses cookies to enhance the user experience</p>
          <p className={styles.more}>
            <span className={styles.wide}>
              Essential cookies are always on. We set others only if you accept, and measure no visits if you
              decline.{' '}
            </span>
            {choice !== null && <span>{`You have ${choice} them. `}</span>}
            <IfPage path="/cookies/">
              <Link to="/cookies/">
                What we store<span className={styles.wide}> and for how long</span>
              </Link>
            </IfPage>
          </p>
        </div>
        <div className={styles.buttons}>
          <Button className={styles.button} size="small" onClick={() => onAnswer('accepted')}>
            Accept
          </Button>
          <Button className={styles.button} size="small" onClick={() => onAnswer('declined')}>
            Decline
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Pixels between the focused element and the floating one. */
const GAP = 12;

/** Publishes the height at the window's foot, and scrolls a focused element out from under it. */
function useFootSpace(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const floating = element.current;
    if (!floating) return;
    const stopMeasuring = observeSize(floating, () =>
      publishFootSpace(Math.ceil(window.innerHeight - floating.getBoundingClientRect().top)),
    );
    const uncover = ({ target }: FocusEvent) => {
      // Keyboard focus only: scrolling under a pointer would move the target away from its click.
      if (
        !(target instanceof Element) ||
        !target.matches(':focus-visible') ||
        floating.contains(target) ||
        target.closest('dialog')
      )
        return;
      const [focused, cover] = [target.getBoundingClientRect(), floating.getBoundingClientRect()];
      const isBeside = focused.right <= cover.left || focused.left >= cover.right;
      const hidden = Math.min(focused.bottom, focused.top + cover.top) - cover.top + GAP;
      if (!isBeside && hidden > 0 && focused.top < cover.bottom) window.scrollBy({ top: hidden, behavior: 'instant' });
    };
    document.addEventListener('focusin', uncover);
    return () => {
      stopMeasuring();
      document.removeEventListener('focusin', uncover);
      publishFootSpace(0);
    };
  }, [element]);
}
