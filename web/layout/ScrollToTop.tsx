import { useEffect, useState } from 'react';
import { matchesMedia } from '../browser/media.ts';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './ScrollToTop.css.ts';

/** A button back to the top, shown once the page is scrolled by more than a screen; not on product pages. */
export function ScrollToTop() {
  const [away, setAway] = useState(true);
  useEffect(() => {
    const onScroll = () => setAway(window.scrollY < window.innerHeight * 1.2);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return (
    <button
      type="button"
      className={styles.button}
      data-to-top
      data-away={away || undefined}
      aria-label="Back to top"
      onClick={backToTop}
    >
      <Icon name="arrowUp" />
    </button>
  );
}

function backToTop() {
  const still = matchesMedia('(prefers-reduced-motion: reduce)');
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}
