import { useEffect, type RefObject } from 'react';
import { observeSize } from '../browser/observers.ts';
import { publishFootSpace } from '../ui/foot-space.ts';

/** Pixels between the focused element and the floating one. */
const GAP = 12;

/** Publishes the height at the window's foot, and scrolls a focused element out from under it. */
export function useFootSpace(element: RefObject<HTMLElement | null>): void {
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
