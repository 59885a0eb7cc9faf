import { useEffect, type RefObject } from 'react';

/** Shorter scrolls are ignored as jitter. */
const THRESHOLD_PIXELS = 6;

/** Sets `data-hidden` on the header while the page scrolls down, and removes it on scrolling up. */
export function useHidingHeader(header: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const element = header.current;
      if (!element) return;
      const now = Math.max(0, window.scrollY);
      const moved = now - last;
      if (Math.abs(moved) < THRESHOLD_PIXELS) return;
      last = now;
      element.toggleAttribute('data-hidden', moved > 0 && now > element.offsetHeight);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [header]);
}
