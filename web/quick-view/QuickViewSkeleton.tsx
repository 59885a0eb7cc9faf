import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as styles from './QuickView.css.ts';

/** The quick view's own layout while its product is on the way. */
export function QuickViewSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <div className={styles.blank} style={{ aspectRatio: '1' }} />
      <div className={styles.details}>
        <VisuallyHidden>Loading the product</VisuallyHidden>
        {[24, 60, 40, 100, 100].map((width, index) => (
          // The order never changes.
          // eslint-disable-next-line react/no-array-index-key
          <div key={index} className={styles.blank} style={{ width: `${width}%`, height: index > 2 ? 48 : 20 }} />
        ))}
      </div>
    </div>
  );
}
