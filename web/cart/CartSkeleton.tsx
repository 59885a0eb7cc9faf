import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as styles from './CartDrawer.css.ts';

const LINES = ['first', 'second', 'third'];

export function CartSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <VisuallyHidden>Loading your basket…</VisuallyHidden>
      {LINES.map((line) => (
        <div key={line} className={styles.skeletonLine}>
          <span className={styles.skeletonImage} />
          <span className={styles.skeletonName} />
          <span className={styles.skeletonCode} />
          <span className={styles.skeletonStepper} />
        </div>
      ))}
    </div>
  );
}
