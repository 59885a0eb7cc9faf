import { useEffect, type RefObject } from 'react';

/** How much of the window's foot is taken by what floats over pages, for what else floats there: all of its width, and its corner. */
export const FOOT_SPACE = '--foot-space';
export const CORNER_SPACE = '--corner-space';

/** Air between what has the focus and what floats over the page. */
const AIR = 12;

/** Keeps what floats at the window's foot from lying over whatever has the focus, and tells others at the foot how high it is. */
export function useFootSpace(
  element: RefObject<HTMLElement | null>,
  space: typeof FOOT_SPACE | typeof CORNER_SPACE,
): void {
  useEffect(() => {
    const floating = element.current;
    if (!floating) return;
    const { style } = document.documentElement;
    const measure = new ResizeObserver(() =>
      style.setProperty(space, `${Math.ceil(window.innerHeight - floating.getBoundingClientRect().top)}px`),
    );
    measure.observe(floating);
    const uncover = ({ target }: FocusEvent) => {
      // A press gives focus too: a page that moved under it would take it from what was pressed.
      if (
        !(target instanceof Element) ||
        !target.matches(':focus-visible') ||
        floating.contains(target) ||
        target.closest('dialog')
      )
        return;
      const [focused, cover] = [target.getBoundingClientRect(), floating.getBoundingClientRect()];
      const isBeside = focused.right <= cover.left || focused.left >= cover.right;
      const hidden = Math.min(focused.bottom, focused.top + cover.top) - cover.top + AIR;
      if (!isBeside && hidden > 0 && focused.top < cover.bottom) window.scrollBy({ top: hidden, behavior: 'instant' });
    };
    document.addEventListener('focusin', uncover);
    return () => {
      measure.disconnect();
      document.removeEventListener('focusin', uncover);
      style.removeProperty(space);
    };
  }, [element, space]);
}
