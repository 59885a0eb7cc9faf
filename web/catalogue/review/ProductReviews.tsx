import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { observeVisibility } from '../../browser/observers.ts';
import { useLazyModule } from '../../ui/useLazyModule.ts';
import * as styles from './ProductReviews.css.ts';

/** The distance from the viewport. */
const AHEAD = '600px';

/** Module and data load when the section nears the viewport. Nothing for a shop without reviews. */
export function ProductReviews({ path }: { path: string }) {
  const section = useRef<HTMLElement>(null);
  const [code, need] = useLazyModule(() => import('./Reviews.tsx'));
  const [isAbsent, setAbsent] = useState(false);
  const isLoaded = code !== null;
  const onNear = useEffectEvent(need);
  useEffect(() => {
    if (isLoaded || !section.current) return;
    return observeVisibility(section.current, (isVisible) => isVisible && onNear(), { rootMargin: AHEAD });
  }, [isLoaded]);
  if (isAbsent) return null;
  return (
    <section ref={section} className={styles.section} aria-labelledby="reviews">
      <h2 id="reviews">Reviews</h2>
      {code ? <code.Reviews path={path} onAbsent={() => setAbsent(true)} /> : <div className={styles.waiting} />}
    </section>
  );
}
