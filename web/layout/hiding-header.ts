import { useEffect, type RefObject } from 'react';

/** Smaller movements are a trembling hand. */
const THRESHOLD_PIXELS = 6;

/** Marks the header `data-hidden` while the reader scrolls down, and takes the mark away on the way up. Its style decides what that means. */
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
