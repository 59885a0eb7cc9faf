import { useEffect, useState } from 'react';
import { matchesMedia } from '../../browser/media.ts';

const ROTATION_MILLISECONDS = 5_000;
/** Announcements rotate on small screens without reduced motion. AnnouncementBar.css.ts has the same query. */
const ROTATES = '(min-width: 360px) and (max-width: 767.98px) and (prefers-reduced-motion: no-preference)';

/** The index of the announcement that shows. Rotation stops while they are hovered or focused, and when the shopper pauses it. */
export function useRotation(count: number) {
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
